/** Every numbered rule of August 7, 2026, and its kind; written as `kinds.ts` reads it. */
export const KINDS_CURRENT = `
100: 1- a- b- 2 a b c- d- 3* 4 a b c d 5 6* a* b* 7*
101: 1 2 a 3 4 a b c d e
102: 1- 2- 3- 4-
103: 1 a- b c 2- a b c d e 3 a 4 a b c d e 5 a b c d 6 a b c 7 8 a b c
104: 1 2- a b c d 3- a b c d e f g h i j k* 4- a b c d e f g h i* 5 6
105: 1- 2 a- b- c- 3 4 5-
106: 1- a- b- 2- 3 4 a* b* 5 6 a 7 8 9 10 11 12 a b 13
107: 1 a b c 2 3- a b c d e f g h i j k m n p 4- a b c d e f g- h 5 6 7 8 a b 9* 10* 11- 12- 13- 14- 15- a b
  16- a 17- a 18-
108: 1- 2- a* b- 3 a b 4 a 5 6-
109: 1- 2- a- b- c- d- 3- 4 a b c d e f g 5
110: 1 2 a b 3 4 a- b- c 5 a- b c d
111: 1 2 3 4 5 6 7 8 9 10 a b c d e f g h i j k m n p q r s t u v w 11 12 13
112: 1 a- b 2 a 3 4
113: 1- a- b- c- 2- a- b- c d- 3- a- b- c- d- 4- 5- 6 a b c d e f g h i j k m n p 7 a 8 9- 10 a b c 11 12
114: 1- 2 3 4 5-
115: 1- a b c d e- 2 3 4 5 6 7 a b c d e f 8 9- a b c 10 a b-
116: 1- 2- a b c d e f g h i j k m 3
117: 1 a b c d 2- a- b c d e 3- a b c d 4 5 6 7
118: 1- 2 3 a b c 4- 5 a 6 a 7 a b c d e f g 8 a b- c d 9 a b c d 10 11 12 a b 13- a b c 14
119: 1 a b c d e 2 3 4 a b 5 6- 7 8 9 10
120: 1- a 2 a b 3- a b c d e f g h 4- a b c d- 5 6 7 8 9 10
121: 1 2 a b c d 3 a 4 5 6 a b c 7 8 9
122: 1- a b c d e f g h i j 2 3 4 5 6 a 7 8 9
123: 1- 2* a b c 3 a b c d 4 5 a b c 6- a b c d e 7 a 8 a 9
200: 1- 2- 3-
201: 1* 2- a b c 3 a b c* 4 a b c d e f g 5 a b c 6
202: 1* a b 2 a- b c d e f 3 a b c d e f g 4
203: 1*
204: 1* 2
205: 1* a b 2- a- b c 3- a- b- c- d e f- g- h- i- j- k- m- n- p- q- r- 4- a- b c- d- e f- g- h-
206: 1* 2* 3- a b c 4* 5*
207: 1* 2- a- b- c- d- 3* 4* 5*
208: 1- 2- a b 3 a 4- a b 5
209: 1 2
210: 1
211: 1
212: 1
213: 1* a* b* c* d* e* f* g*
300: 1- 2 a b
301: 1 2 3- 4 5 a- b c d e f 6 7 a b
302: 1 2 3- 4- a- b- c 5 6 7
303: 1 2 3- 4 a b- c d e f g h i j k m 5- 6- 7- a
304: 1 2 3- 4 5
305: 1 2 a b 3 4 5- 6 7 8- 9
306: 1 2 3- 4- 5- a b c d 6 7- 8 9
307: 1 2 3- 4 5 a
308: 1 2- 3-
309: 1- 2 a b c d 3 4 a b- c 5- a b 6 7
310: 1 2 3- 4- a b c 5 6 7 8 9- a b c d e f g 10 11 12- a b
311: 1- 2 3 4 5 6 7
312: 1- 2 3- 4 5 6 7
313: 1- 2 3- 4 5 6 7
314: 1- 2 3- 4 5 6 7
315: 1- 2 3 4- 5 a b 6 7
400: 1- 2- 3 4 a b 5 6 7 a b c d e f g h i j k m 8 9 10 11- a b c 12
401: 1 2 3 4 5 6 7
402: 1- 2 3
403: 1* 2 3 4 5-
404: 1 2 3
405: 1 2 3 4 5 6- a- b- c d e f g h
406: 1 2 3 a b 4 5* 6 7 8-
407: 1* 2 3 4
408: 1- 2- 3-
500: 1 2 3 4 5 a b- 6 7 8 9 10 a 11 12
501: 1-
502: 1 2 a 3 4
503: 1 a 2
504: 1 2
505: 1- a b 2 3 4 5 6 a b
506: 1 2 a b 3 a b c d e f g 4 a b c d e 5 6 7- a b c d e f g
507: 1 2
508: 1 a b c d e f g h i j k m 2 a b 3- a b c d e f 4 a b c d 5 a 6 7- a b c d e 8
509: 1 a b c d e f g h i 2 a 3- a b c d e f g 4 a b
510: 1 a b c d e 2 3 a 4
511: 1 2 3
512: 1-
513: 1 a- 2
514: 1 2 3 a
601: 1- a- 2 a b c d e f g h i 3 a b c d e f 4 5 6 a 7 a b 8
602: 1- a b c- d- e 2 a b 3 a b 4 5 a b c d e
603: 1 a b 2 a b c d e f g h 3 a b c d 4 5 6 a b c d e 7- a b c d e f g h 8 9 10 a b c d e f g 11- 12- a
604: 1 2 3 a 4 5 6 7
605: 1- a b 2 3 a b c 4 a 5- a b
606: 1- 2- 3 4 5 6
607: 1- a b c d 2- a b c d e f g h i j k m n p q 3 4 5 a
608: 1 2 a b c d e f g h i j k m n p 3 a b c d e f g
609: 1- 2 3 4 a b 5- 6- 7- a b c
610: 1- 2- 3 a b c d 4 a b c d 5
611: 1- 2- a b c d e f 3- a b c d
612: 1 2 a 3 4 5 6 7 8 9 10
613: 1 a b c d e f g 2 a b c 3 4 a b c d 5 6 7 a b c d e f g h i j k m n 8 a b c 9 10 11
614: 1 a- b- c- d- e- 2- 3 4 5 6 7 a 8 9 10 a b 11 a b 12 a b c 13 a b c 14 15 16 17- a b c d
615: 1 a- 2- 3 4 5 6 7 8 9 10 11 12 a 13
616: 1 a b c d e f g 2
700: 1- 2- a b c d e f g h i 3- a b c d 4 5 a 6 7 8 a b c d 9 10 11 12 a 13 14 15- 16
701: 1- 2- a 3- a b c d 4- a b 5- a b 6- a b 7- a b c- 8- a b c 9- a b c 10- a b c d e f g 11- a b c 12- a b c
  d e f g h 13- a 14- a b c d 15- a b c d 16- a 17- a b c d 18- a b c d- e- 19- a b c 20- a b c d e 21- a 22-
  a b c d 23- a b c d e f g h i j 24- a b c d e f g 25- a b c d 26- a b 27- a b c d e f g 28- a b c d e f 29-
  a 30- a b c d 31- a b c d 32- a b c 33- a b 34- a b 35- a 36- a b 37- a b- c 38- a b c d 39- a 40- a b c d e
  f g h- 41- a 42- a b c 43- a b c d 44- a b c d 45- a- 46- a 47- a b c d- 48- a 49- a b c d 50- a b c d e f
  51- a b c 52- a 53- a b 54- a b c d e 55- a b c d 56- a 57- a b c 58- a b c d e f g h- 59- a b c 60- a b- c
  d 61- a 62- a b 63- a b 64- a b- 65- a b 66- a b 67- a b c 68- a b c d 69- a 70- a
702: 1- a b c d 2- a- b c d e f 3- a- b c 4- a- b c d e 5- a b- c d 6- a b- c d e 7- a- b c d 8- a b 9- a- b c
  10- a- b c d 11- a- b c d e f g h 12- a- b c 13- a- b c 14- a- b- c d e 15- a- b c d e f 16- a b c d e f g h
  i j k m n p 17- a- b c 18- a b 19- a b c d e f g 20- a- b c 21- a b 22- a- b c d e f g h i j k m 23- a b c
  24- a b 25- a b 26- a b c d e f g h i j k m n p 27- a 28- a- b c 29- a b c d e f 30- a b 31- a- b c 32- a
  33- a b c d e f g h 34- a 35- a b c 36- a- b c 37- a b c d e f g- 38- a b 39- a b 40- a b 41- a b 42- a b
  43- a b 44- a b c d 45- a b 46- a b 47- a b c d e 48- a b c 49- a b c d 50- a b 51- a b c d 52- a b 53- a b
  54- a b c 55- a b c 56- a b 57- a- b 58- a b 59- a 60- a b 61- a b c 62- a b c d 63- a b c 64- a b c 65- a b
  66- a b c 67- a b- c 68- a b 69- a b 70- a b 71- a 72- a b c 73- a 74- a 75- a b- 76- a 77- a b 78- a b 79-
  a 80- a b c d 81- a 82- a b c 83- a b 84- a 85- a b c 86- a b 87- a b- c- 88- a b c 89- a b- 90- a- b c d e
  f 91- a b 92- a 93- a 94- a b 95- a b c d e 96- a b c 97- a 98- a 99- a b- c 100- a b c d 101- a b 102- a b
  c d 103- a b c d e f g 104- a b 105- a b 106- a b* c d e f 107- a 108- a b 109- a 110- a b 111- a- b c 112-
  a b- c 113- a b 114- a 115- a b 116- a b 117- a 118- a- b c 119- a b c 120- a 121- a b 122- a b c d e 123- a
  b 124- a b c d e f g h i j k m n 125- a b c 126- a b c 127- a 128- a b 129- a 130- a b 131- a b c- d 132- a
  133- a 134- a b c 135- a b 136- a b 137- a 138- a b c d 139- a b c d 140- a b c d e f 141- a 142- a b 143- a
  b c d e f 144- a 145- a b c d e f g 146- a b 147- a 148- a b 149- a b c 150- a 151- a b 152- a b 153- a b
  154- a b c d 155- a b c 156- a 157- a b 158- a b c d e 159- a b 160- a 161- a 162- a 163 a 164- a b c 165- a
  b c d 166- a b c d 167- a b c 168- a b c d e f- 169- a b c d 170- a b c d e f 171- a b- c 172- a b* 173- a
  174- a b c d e f g h i j k m 175- a b 176- a 177- a b 178- a b 179 a b c d e f 180- a b 181- a 182- a 183- a
  184- a b- c 185- a b c 186- a b 187- a b c 188- a 189- a b 190- a b 191- a b 192- a 193- a b 194- a b c 195-
  a b- c
703: 1- a- 2- 3 4- a b c d e f g h i j k m n p q
704: 1- a- 2- 3 4 5- a b c d e f g h i j k m n p q r s t u v w x y z aa 6- a b c d e f 7 8
705: 1* 2 3
706: 1 a b* 2 a b 3- a b c 4 5 6 7 8- a b c
707: 1- 2 a b c 3 4 5 6 7 8 a 9- a b c d e f g 10 a b c d e f g 11 12 a 13 14
708: 1- 2 a b 3 4 5 6* 7 8 9 10 11 12
709: 1 2 3 a b c 4 a b c d 5 a b c- d e f g h i j-
710: 1- a- b c 2 3* 4 5
711: 1- 2- a b 3- 4 5 6 7-
712: 1- 2- a- b- c 3- a- b- c* 4- a b c 5- a- b- c- d- e- f- g- 6* 7 8 a b c d e f g 9 10 11 a b c d 12 13 a
  14 a b c 15 a 16 17 18 19 20 21 a b c d e
713: 1- 2- a b- c 3 4 5*
714: 1- a- 2- a- b c d e 3- a b c 4
715: 1- 2 a b c 3 a b c d 4 5
716: 1- 2- a b c d 3 4-
717: 1* 2 a b 3 4 5 6 a
718: 1- 2 a 3 a b c d 4 5
719: 1- 2- 3 a b- c
720: 1- 2 a b c 3 a b c d 4 5
721: 1- 2 a b c 3- 4
722: 1- 2 a b c 3 a b c d 4 5
723: 1 a b 2- 3 4 5 a b* 6 7 8 9
724: 1 a b c d e f 2 a b c d e f g
725: 1 2 3 4 5
726: 1 2 3 4 5
727: 1 a 2 3 4 5 a 6 7
728: 1 a
729: 1- a b 2 a b c 3 4 a b 5 a b c 6
730: 1- 2 a b c d e f g h i j 3 a b c d e
731: 1 a 2 a b c
732: 1- a- b- c* 2- a b c 3 4 5 6
733: 1 2
800: 1- 2- 3* 4 a b c d e f g h i j k m n p 5* 6 7
801: 1- 2 a- b c d 3 4 5- a b c 6 7 a 8 9 10 11 12 13 a b 14 15 16 17 18
802: 1 2 a 3 a b 4 a b 5
803: 1- a b
804: 1- 2
805: 1 2 3 a b 4 a b c d 5 a b 6 a 7 8 9 10- a b c d e f
806: 1- 2- a b c 3
807: 1- 2- a b c 3 4 a b c d e f g h i j 5 a b
808: 1- 2* 3- a b 4 5
809: 1- 2 3- a b c 4 5- a b c 6 a 7
810: 1- 2 3* 4 5 6 7- 8- a b c d 9 a b c d e f g h 10 a b c d 11
811: 1- 2- a- b c 3 4 5
900: 1- 2-
901: 1- 2- 3 a 4 5 6 7 a 8 9 a b c d 10 a b 11 a b c 12 a b c d 13 14 a b 15- a b c
902: 1- 2- 3 4 5 a b 6 7
903: 1- 2- 3 a b c d e 4 a b c d e f 5- a b c d e 6 7 8 9- a b c 10- a 11 a 12- a- b- c d e f g h 13- a- b c d
  e f g
904: 1- 2- a b- 3 4 5 6 7 8 9 10 11 12- a b c 13- a b c d
905: 1- a b c d 2- a b c 3 4 a 5 6
`;
