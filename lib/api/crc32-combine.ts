/**
 * CRC-32 of two byte sequences joined, from the CRC-32 of each and the length of the second: no byte is looked at again.
 *
 * A CRC is a remainder of polynomials over GF(2). Appending n bytes multiplies the first by x^(8n), so the combination is one modular
 * multiplication with a power that is found by repeated squaring. As in zlib's crc32.c (Mark Adler). Polynomials are bit-reversed: the
 * highest bit is the coefficient of x^0.
 */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
const X = 0x40000000;
const BITS = 32;

/** x^(2^n) for n from 0. */
const SQUARES: number[] = [X];
for (let power = 1; power < BITS; power++) {
  const last = SQUARES[power - 1] ?? X;
  SQUARES.push(multiply(last, last));
}

/** CRC-32 of A followed by B. `lengthB` in bytes. */
export function combineCrc32(crcA: number, crcB: number, lengthB: number): number {
  return (multiply(powerOfX(lengthB * 8), crcA) ^ crcB) >>> 0;
}

/** x^exponent modulo the polynomial. */
function powerOfX(exponent: number): number {
  let product = ONE;
  let rest = exponent;
  for (let power = 0; rest > 0; power++) {
    // The powers repeat: x^(2^32) is x again.
    if (rest % 2 === 1) product = multiply(SQUARES[power % BITS] ?? ONE, product);
    rest = Math.floor(rest / 2);
  }
  return product;
}

function multiply(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product >>> 0;
}
