/**
 * By which the proxy tells the page of refused addresses what is wrong with one, and the server that its answer is a
 * refusal: the framework answers 200 with any page that it renders.
 */
export const refusedHeader = "x-errorbar-refused";
