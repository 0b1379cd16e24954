/**
 * Version of the simulation. Raised with every change after which the same seed makes another league, other games or other facts of them, so that
 * a store that holds the old league is loaded anew.
 */
export const SIMULATION_VERSION = 1;
