/** By which the proxy tells the page of refused addresses what is wrong with one. */
export const refusedHeader = "x-errorbar-refused";
