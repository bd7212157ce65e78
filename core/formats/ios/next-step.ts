/** NeXTSTEP Latin from 0x80 on, the character set of octal escapes in old property lists; 0xFE and 0xFF are unused. */
const UPPER_HALF =
  '\u00A0ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷' +
  '©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿' +
  '¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêë' +
  'ìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\uFFFD\uFFFD';

/** The character of a byte, 0 to 255. */
export const nextStepCharacter = (byte: number): string =>
  byte < 0x80 ? String.fromCharCode(byte) : UPPER_HALF.charAt(byte - 0x80);
