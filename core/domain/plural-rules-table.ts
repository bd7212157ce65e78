/** Written by `npm run tools -- plural-rules`: do not edit. */

/** The version of CLDR that the table is from. */
export const CLDR_VERSION = '48.0';

/** Categories with example numbers, and the languages that have them. */
export const PLURAL_RULES: readonly (readonly [rules: string, tags: string])[] = [
  [
    'one 1|other 0 2 3 4 5',
    'af an az bg ce de dv ee el en eo et eu fi fo fy gl ha hu ia ie io yi ka kk kl ks ku ky lb lg ml mn mr nb nd ne nl nn no nr ny om or os ps rm sc sd sn so sq ss st sv sw ta te tk tn tr ts ug ur uz ve vo xh asa ast bal bem bez brx cgg chr ckb syr fur gsw haw jgo jmc kaj kcg kkj ksb lij mas mgo nah nnh nyn pap rof rwk saq sdh seh ssy teo tig vun wae xog',
  ],
  ['one 0 1|other 2 3 4 5 6', 'ak ln mg pa si ti wa bho csw guw nso'],
  ['one 0 1 0.5|other 2 3 4 5 6', 'am as bn fa gu hi kn zu doi kok pcm'],
  ['zero 0|one 1|two 2|few 3 4 5 6 7|many 11 12 13 14 15|other 100 101 102 200 201', 'ar ars'],
  ['one 1 21 31 41 51|few 2 3 4 22 23|many 0 5 6 7 8|other 0.5 1.5 2.5 3.5 4.5', 'be ru uk'],
  [
    'other 0 1 2 3 4',
    'bm bo dz id ig ii ja jv km ko lo ms my sg su th to vi wo yo zh hnj jbo kde kea lkt nqo osa sah ses tpi yue',
  ],
  [
    'one 1 21 31 41 51|two 2 22 32 42 52|few 3 4 9 23 24|many 1000000 2000000 3000000 4000000 5000000|other 0 5 6 7 8',
    'br',
  ],
  ['one 1 21 31 41 51|few 2 3 4 22 23|other 0 5 6 7 8', 'bs hr sr'],
  ['one 1|many 1000000 2000000 3000000 4000000 5000000|other 0 2 3 4 5', 'ca es it lld scn vec pt-PT'],
  ['one 1|few 2 3 4|many 0.5 1.5 2.5 3.5 4.5|other 0 5 6 7 8', 'cs sk'],
  ['zero 0|one 1|other 2 3 4 5 6', 'cv blo ksh'],
  ['zero 0|one 1|two 2|few 3|many 6|other 4 5 7 8 9', 'cy'],
  ['one 1 0.5 1.5|other 0 2 3 4 5', 'da'],
  ['one 0 1 0.5 1.5|other 2 3 4 5 6', 'ff hy kab'],
  ['one 0 1 0.5 1.5|many 1000000 2000000 3000000 4000000 5000000|other 2 3 4 5 6', 'fr pt'],
  ['one 1|two 2|few 3 4 5 6|many 7 8 9 10|other 0 11 12 13 14', 'ga'],
  ['one 1 11|two 2 12|few 3 4 5 6 7|other 0 20 21 22 23', 'gd'],
  ['one 1 11 21 31 41|two 2 12 22 32 42|few 0 20 40 60 80|many 0.5 1.5 2.5 3.5 4.5|other 3 4 5 6 7', 'gv'],
  ['one 1 0.5|two 2|other 0 3 4 5 6', 'he'],
  ['one 1 21 31 41 51|other 0 2 3 4 5', 'is mk'],
  ['one 1|two 2|other 0 3 4 5 6', 'iu se naq sat sma smi smj smn sms'],
  ['zero 0|one 1|two 2 22 42 62 82|few 3 23 43 63 83|many 21 41 61 81 101|other 4 5 6 7 8', 'kw'],
  ['one 1 21 31 41 51|few 2 3 4 5 6|many 0.5 1.5 2.5 3.5 4.5|other 0 10 11 12 13', 'lt'],
  ['zero 0 10 11 12 13|one 1 21 31 41 51|other 2 3 4 5 6', 'lv prg'],
  ['one 1|few 0 2 3 4 5|other 20 21 22 23 24', 'ro'],
  ['one 1|two 2|few 0 3 4 5 6|many 11 12 13 14 15|other 20 21 22 23 24', 'mt'],
  ['one 1|few 2 3 4 22 23|many 0 5 6 7 8|other 0.5 1.5 2.5 3.5 4.5', 'pl'],
  ['one 1 101 201 301 401|two 2 102 202 302 402|few 3 4 103 104 203|other 0 5 6 7 8', 'sl dsb hsb'],
  ['one 0 1 2 3 5|other 4 6 9 14 16', 'fil ceb'],
  ['zero 0|one 1 0.5 1.5|other 2 3 4 5 6', 'lag'],
  ['one 1 21 31 41 51|two 2|few 3 4 5 6 7|many 0.5 1.5 2.5 3.5 4.5|other 0 10 11 12 13', 'sgs'],
  ['one 0 1 0.5|few 2 3 4 5 6|other 11 12 13 14 15', 'shi'],
  ['one 0 1 11 12 13|other 2 3 4 5 6', 'tzm'],
];
