/** By which the proxy tells the page of refused addresses what is wrong with one. */
export const refusedHeader = "x-errorbar-refused";

/**
 * By which it tells the server that an answer is a refusal, and so 400: the framework answers 200 with any page that it
 * renders. Another name, because what an answer is given is also told to the page.
 */
export const refusalHeader = "x-errorbar-refusal";
