/** The numbers moved and stretched to mean 0 and standard deviation 1; all 0 where they do not differ. */
export function standardised(numbers: readonly number[]): number[] {
  let sum = 0;
  for (const number of numbers) sum += number;
  const mean = sum / numbers.length;
  let squares = 0;
  for (const number of numbers) squares += (number - mean) * (number - mean);
  const deviation = Math.sqrt(squares / numbers.length);
  return numbers.map((number) => (deviation === 0 ? 0 : (number - mean) / deviation));
}
