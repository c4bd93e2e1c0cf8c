/** Sets whose published figure is of other answers than those in the file, with what is known of it. */
export const rateNotes: Readonly<Record<string, string>> = {
  codet_codegen16B_n20:
    "The file holds candidates 0 to 19 of 100 drawn at temperature 0.8, while a published pass@1 belongs to a low temperature. What the two have in common is pass@10.",
};
