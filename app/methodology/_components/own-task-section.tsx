import { classNames } from "../../../components/ui/class-names";
import table from "../../../components/ui/data-table.module.css";
import styles from "./method.module.css";
import { MethodSection } from "./method-section";

const categories: readonly (readonly [string, string, string])[] = [
  [
    "function completion",
    "a signature, every rule in words, examples",
    "every case answers as stated",
  ],
  [
    "algorithm implementation",
    "the same with a bound on time",
    "every case, also large ones that a plain solution can’t answer within the CPU limit",
  ],
  ["bug fixing", "the rules, and a program with one fault", "every case"],
  [
    "code translation",
    "a program in one language, to be written in another",
    "every case; there is no other language in the sandbox to call",
  ],
  [
    "documentation generation",
    "a program without comments",
    "the code is unchanged; every parameter, the result and each error are described; every example is true when executed; together the examples tell half of the faulty variants, or more, from the code",
  ],
  [
    "unit-test writing",
    "the rules and the signature",
    "the tests pass on two different right programs, on the first three times, and fail on each faulty one",
  ],
  [
    "refactoring",
    "a right program that is hard to read, with goals",
    "every case answers as before, and complexity, nesting, length and repetition keep to the goals",
  ],
];

/** What our own tasks ask for, what makes each kind pass, and where the tier comes from. */
export function OwnTaskSection() {
  return (
    <MethodSection id="own-tasks">
      <p>
        Our own tasks are derived by rule from base problems, each written once without a word of
        any language, in seven categories and in Python, JavaScript and Java. A task is all or
        nothing: one case that fails fails the task.
      </p>
      <table className={classNames(table.table, styles.figures)}>
        <caption>What is asked for, and what makes it pass.</caption>
        <thead>
          <tr>
            <th scope="col">Category</th>
            <th scope="col">The model sees</th>
            <th scope="col">It passes when</th>
          </tr>
        </thead>
        <tbody>
          {categories.map(([name, sees, passes]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{sees}</td>
              <td>{passes}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        The form of an answer is checked first and reported apart: what is not of the form that its
        category asks for fails as <code>format</code>, and its trace says by which rule. Tests that
        a model wrote run in one sandbox and the program under test in another; only values pass
        between them, so tests can’t see which variant they face. Style is not judged: documentation
        may be clumsy, tests may be ugly.
      </p>
      <p>
        Faults are planted by a tool that makes one small change in a right program, the same kinds
        of change in all three languages. The tier is computed from three counts: independent
        conditions, plausible approaches, and edge cases. Two readers count them, each alone, before
        any model has seen the problem. Before a problem is let in, somebody who saw its prompt
        alone has solved it, every reference passes, and every planted fault fails, as do an empty
        answer, one in prose, one of another name, and a class in the place of a function.
      </p>
    </MethodSection>
  );
}
