import type { ParsedLanguage } from "../syntax/parsed-source";

/** Kinds of nodes, as a language's grammar calls them, by what they are to the measures. */
export interface MeasuredGrammar {
  /** Functions that always have a name of their own. */
  functions: ReadonlySet<string>;
  /** Functions that have one when they are bound to a name at once, and else belong to the one around them. */
  closures: ReadonlySet<string>;
  /** What stands around a closure that is bound to a name. */
  bindings: ReadonlySet<string>;
  /** Points where a run of the program goes one of two ways. */
  decisions: ReadonlySet<string>;
  /** What is nested deeper stands in one more of these. */
  levels: ReadonlySet<string>;
  /** Bodies of closures that are a level of their own: a loop in another dress. */
  closureBodies: ReadonlySet<string>;
  /** Statements, declarations and headers of clauses: each begins a line of its own. */
  lines: ReadonlySet<string>;
  /** Literals that count as one token whatever is in them. */
  literals: ReadonlySet<string>;
  /** Names, which are compared by their place and not by their text. */
  names: ReadonlySet<string>;
}

const kinds = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const python: MeasuredGrammar = {
  functions: kinds("function_definition"),
  closures: kinds("lambda"),
  bindings: kinds(""),
  decisions: kinds(`if_statement elif_clause for_statement while_statement except_clause
    except_group_clause case_clause conditional_expression boolean_operator for_in_clause if_clause`),
  levels: kinds(
    `if_statement for_statement while_statement try_statement with_statement match_statement`,
  ),
  closureBodies: kinds(""),
  lines: kinds(`assert_statement break_statement class_definition continue_statement
    delete_statement elif_clause else_clause except_clause except_group_clause expression_statement
    finally_clause for_statement function_definition global_statement if_statement import_statement
    import_from_statement future_import_statement match_statement case_clause nonlocal_statement
    pass_statement raise_statement return_statement try_statement type_alias_statement while_statement
    with_statement`),
  literals: kinds("integer float string concatenated_string"),
  names: kinds("identifier"),
};

const javascript: MeasuredGrammar = {
  functions: kinds("function_declaration generator_function_declaration method_definition"),
  closures: kinds("arrow_function function_expression generator_function"),
  bindings: kinds(
    "variable_declarator assignment_expression pair field_definition export_statement",
  ),
  decisions: kinds(`if_statement for_statement for_in_statement while_statement do_statement
    switch_case catch_clause ternary_expression`),
  levels: kinds(`if_statement for_statement for_in_statement while_statement do_statement
    switch_statement try_statement with_statement`),
  closureBodies: kinds("statement_block"),
  lines: kinds(`break_statement catch_clause class_declaration continue_statement debugger_statement
    do_statement else_clause export_statement expression_statement field_definition finally_clause
    for_in_statement for_statement function_declaration generator_function_declaration if_statement
    import_statement labeled_statement lexical_declaration method_definition return_statement
    switch_case switch_default switch_statement throw_statement try_statement variable_declaration
    while_statement with_statement`),
  literals: kinds("number string regex"),
  names: kinds(`identifier property_identifier shorthand_property_identifier
    private_property_identifier shorthand_property_identifier_pattern statement_identifier`),
};

const java: MeasuredGrammar = {
  functions: kinds("method_declaration constructor_declaration compact_constructor_declaration"),
  closures: kinds("lambda_expression"),
  bindings: kinds("variable_declarator assignment_expression"),
  decisions: kinds(`if_statement for_statement enhanced_for_statement while_statement do_statement
    switch_label catch_clause ternary_expression`),
  levels: kinds(`if_statement for_statement enhanced_for_statement while_statement do_statement
    switch_expression try_statement try_with_resources_statement synchronized_statement`),
  closureBodies: kinds("block"),
  lines: kinds(`assert_statement break_statement catch_clause class_declaration
    constructor_declaration compact_constructor_declaration continue_statement do_statement
    enhanced_for_statement enum_declaration expression_statement field_declaration finally_clause
    for_statement if_statement import_declaration interface_declaration labeled_statement
    local_variable_declaration method_declaration package_declaration record_declaration
    return_statement static_initializer switch_expression switch_label synchronized_statement throw_statement
    try_statement try_with_resources_statement while_statement yield_statement`),
  literals: kinds(`decimal_integer_literal hex_integer_literal octal_integer_literal
    binary_integer_literal decimal_floating_point_literal hex_floating_point_literal
    character_literal string_literal`),
  names: kinds("identifier"),
};

const grammars: Record<ParsedLanguage, MeasuredGrammar> = { python, javascript, java };

/** The kinds of nodes that the measures of a language's programs rest on. */
export function measuredGrammar(language: ParsedLanguage): MeasuredGrammar {
  return grammars[language];
}
