/** Mean, standard deviation and correlation of samples, for tests that hold figures against each other. */

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** Of the whole population: divided by the count. */
export function deviation(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((number) => (number - middle) ** 2)));
}

export function correlation(ones: readonly number[], others: readonly number[]): number {
  const [one, other] = [mean(ones), mean(others)];
  const products = ones.map((number, place) => (number - one) * ((others[place] ?? 0) - other));
  return mean(products) / (deviation(ones) * deviation(others));
}
