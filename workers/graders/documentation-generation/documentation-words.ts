/** What a documentation says in its language's own form about parameters, result and errors. */
export interface DocumentationWords {
  /** Parameters that are named, each with a description. */
  parameters: ReadonlySet<string>;
  describesResult: boolean;
  /** Entries about errors: the name of each, and what is said of it. */
  errors: { name: string; text: string }[];
}
