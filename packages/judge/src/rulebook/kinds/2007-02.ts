/** Every numbered rule of February 1, 2007, and its kind; written as `kinds.ts` reads it. */
export const KINDS_2007 = `
100: 1- a- b- 2 3 4 5*
101: 1 2 3 4 a 5 a b
102: 1 2- a b c 3- a b c d e f 4- a b c 5
103: 1 2 3 4 a b
104: 1 2 3- a- b c d e f g h 4 5*
200: 1- a 2- 3- a- 4- a 5- a 6- a 7- a 8- 9- a- b- c- 10
201: 1- 2-
202: 1* 2 a b 3
203: 1 a 2 a b c- d e 3 a 4
204: 1*
205: 1* 2- a- b 3- a- b- c- d- e- 4- a b- c- d- e-
206: 1* 2* 3
207: 1* 2- 3*
208: 1- 2 3
209: 1*
210: 1*
211: 1*
212: 1- a- b c d e 2- a b c- d e f g h i j- k 3- a b c- d 4- a b c- d e f g h- i j k 5- a b c- d e 6- a b c- d
  e f- g 7- a b c- d e
213: 1- a 2 3- 4 5
214: 1- 2 3 4 5
216: 1 2 3 4
217: 1- a b c d e- f 2- a b c d e f 3- a- b c 4- a b c 5- a* b c d 6- a b c d e 7- a b c* d e 8- a b c d 9- a*
  b c d
300: 1 2 3 4 5 6 7 8 9
301: 1-
302: 1 2 3
303: 1
304: 1
305: 1- 2 3 4
306: 1 2 a b 3 4
307: 1
308: 1 2 a b c d e f g 3 4
309: 1 2 a b c d e f 3 4
310: 1 2 a b c d e 3 4 a b c 5
311: 1 2
312: 1-
313: 1 2
314: 1 2 3
400: 1- 2-
401: 1 a- b 2 3 4 5 6 7
402: 1- 2- 3- 4- 5 6 7 8 a b c d e f g
403: 1 2 3 4 5
404: 1- 2 3 4- a b c d 5-
405: 1 2 a
406: 1 2 3 4 5 6
407: 1 2 3
408: 1- a- b c d e f g h i 2- a- b- c d e f- g h i j k
409: 1 a b c d e f g h i 2 a b 3 4
410: 1 2 3 4 5 6 7 8 9- a b c d e 10 a b c d e f 11
411: 1 2 3 a
412: 1 2 3 4 5
413: 1 2 a b c d e f g h i-
414: 1 2
415: 1 2 3 4 5 6 7- a b c-
416: 1- 2 3
417: 1- 2-
418: 1- 2 3- a b c d 4- a b 5- a b c d e f g h i j 6- a b c d
419: 1 a- b- c- d- e- 2 3 4 5 a b 6- a b c d e f g h 7- a- b c 8- a b c 9- a b
420: 1- 2- 3 4 5- a b c d e f g h i j k m n
421: 1- 2 3 4 5
422: 1 2
423: 1 2 a b 3 4 5 6- a b c
500: 1- 2 3 4 5
501: 1- 2 3
502: 1- 2- a- b c d 3- a b 4- a- b c 5- a- b c 6- a- b c d e 7- a b c d e f g 8- a- b c 9- a b c d e f 10- a-
  b c d e f g h i 11- a b c d 12- a b c 13- a b 14- a- b c 15- a- b c d e f g h i j k m n p 16- a 17- a- b c
  18- a b c 19- a 20- a 21- a b c d 22- a 23- a- 24- a b 25- a- b c 26- a b c d e f- 27- a b 28- a- b c d e
  29- a b 30- a b 31- a b c 32- a b 33- a b- c 34- a b 35- a b 36- a b 37- a b c d 38- a b 39- a b 40- a b c d
  e 41- a- b c 42- a b c 43- a b c 44- a b 45- a b- c d 46- a b c 47- a b 48- a b 49- a- 50- a b c 51- a b c
  52- a b 53- a- b 54- a b 55- a 56- a b 57- a b 58- a b 59- a b c 60- a b c
503: 1- 2 3 4 5 6 7 8 9 10 a b 11 12
504: 1- 2 3 4* 5 6 7 8
505: 1- 2 3 4 5 6 7
506: 1 2 3 a 4 5 a 6 7
507: 1 a b c 2 3 a b c* d 4
508: 1- a- b c 2 3* 4
509: 1 a b c 2 3
510: 1- 2- 3 4 5 6
511: 1 2 3*
600: 1- 2- 3* 4 a b c d e
601: 1- 2 a- b c d 3 4 5- a b c 6 7 a 8 9 10 11 12 13 14 a b
602: 1 2 a 3 a b 4 a b 5
603: 1- 2
604: 1- a b
605: 1- 2- a b c 3 4-
606: 1- 2 3 4- a b 5 6- a b c d e f g h 7- a b c d 8- a b c 9 a b c 10
607: 1- 2 3- a b c 4 5- a 6 7
608: 1- 2- a b c 3 4 a b c d e 5-
609: 1- 2- a- b c 3 4 5- 6
`;
