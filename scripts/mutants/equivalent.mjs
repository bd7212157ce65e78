/**
 * What no test can tell from the product itself, and why. `what` is as the list of mutants names it; a mutant whose
 * file and text are these is not tried.
 */
export const EQUIVALENT = [];
