/** An empty position: two players, nothing in it, nothing done. */
export const NEW_POSITION = `Scenario: A new position

Ann:
Bob:

Turn: Ann, main phase

Play:
  the game goes on
`;
