/**
 * Property tests draw the same cases in every run, so that a commit that passes once passes again. COURTSIDE_TEST_SEED draws others: any whole number.
 */
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env.COURTSIDE_TEST_SEED ?? 2026) });
