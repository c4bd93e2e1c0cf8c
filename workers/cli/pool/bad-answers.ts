import type { TaskDefinition } from "../../../lib/core/suite/suite-definition";
import type { FailureClass } from "../../../lib/core/vocabulary";

export interface BadAnswer {
  what: string;
  completion: string;
  expected: FailureClass;
}

/** Answers that no task may take for one, and the class in which each has to fail. */
export function badAnswers({ language, entryPoint }: TaskDefinition): BadAnswer[] {
  const prose =
    "I would look at the rules one by one, keep what they ask for in mind, and then return it.\n";
  const { wrongName, wrongClass } = programs(language, entryPoint);
  return [
    { what: "an empty answer", completion: "", expected: "format" },
    { what: "an answer in prose", completion: prose, expected: "format" },
    { what: "a function of another name", completion: fence(wrongName), expected: "format" },
    { what: "a class in a function's place", completion: fence(wrongClass), expected: "format" },
  ];
}

function fence(source: string): string {
  return `\`\`\`\n${source}\`\`\`\n`;
}

function programs(language: TaskDefinition["language"], name: string) {
  switch (language) {
    case "python":
      return {
        wrongName: `def other_${name}(*values):\n    return values\n`,
        wrongClass: `class ${name}:\n    def __init__(self, *values):\n        self.values = values\n`,
      };
    case "java":
      return {
        wrongName: `class Other {\n    static Object other${name}(Object value) {\n        return value;\n    }\n}\n`,
        wrongClass: `class ${name} {\n    Object value;\n    ${name}(Object value) {\n        this.value = value;\n    }\n}\n`,
      };
    default:
      return {
        wrongName: `export function other${name}(...values) {\n  return values;\n}\n`,
        wrongClass: `export class ${name} {\n  constructor(...values) {\n    this.values = values;\n  }\n}\n`,
      };
  }
}
