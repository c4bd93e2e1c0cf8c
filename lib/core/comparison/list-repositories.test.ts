import { expect, test } from "vitest";
import { listRepositories } from "./list-repositories";

test("a repository is what stands before the number of the issue", () => {
  const ids = [
    "django__django-11019",
    "scikit-learn__scikit-learn-10297",
    "pytest-dev__pytest-5221",
    "pydata__xarray-4094",
    "a.b__c-d.e-7",
  ];
  expect(listRepositories(ids)).toEqual([
    "django/django",
    "scikit-learn/scikit-learn",
    "pytest-dev/pytest",
    "pydata/xarray",
    "a.b/c-d.e",
  ]);
});

test("one id of another form, or none at all, means that the ids state no repositories", () => {
  expect(listRepositories(["django__django-11019", "HumanEval/0"])).toBeNull();
  expect(listRepositories(["django__django"])).toBeNull();
  expect(listRepositories(["=cmd__x\n-1"])).toBeNull();
  expect(listRepositories([])).toBeNull();
});
