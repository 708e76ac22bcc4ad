/** Splits SQL into tokens and nests them by parentheses, for the tenant guard. */

/** A word, quoted name, literal, parameter mark or sign. `index` counts parameter marks from 0. */
export type Token = { kind: "word" | "name" | "literal" | "param" | "sign"; text: string; index?: number };

/** What stands between two parentheses. */
export type Group = { kind: "group"; parts: Part[] };

/** A token or a group. */
export type Part = Token | Group;

const pattern =
	/\s+|"((?:[^"]|"")*)"|`([^`]*)`|('(?:[^']|'')*')|([A-Za-z_][\w$]*)|(\?)(\d*)|([0-9][\w.]*)|(->>|->|\|\||<=|>=|<>|!=|==|[-+*/%&|<>=(),.;~])/gy;

/** Reads SQL into nested parts. Throws on a comment, a numbered mark, or anything that it does not know. */
export function readSql(text: string): Part[] {
	const stack: Part[][] = [[]];
	let params = 0;
	pattern.lastIndex = 0;
	while (pattern.lastIndex < text.length) {
		const at = pattern.lastIndex;
		const found = pattern.exec(text);
		if (!found) throw new Error(`the tenant guard cannot read SQL at: ${text.slice(at, at + 40)}`);
		const [whole, quoted, ticked, literal, word, mark, number, digits, sign] = found;
		if (mark && number) throw new Error("the tenant guard reads anonymous parameters only");
		const top = stack.at(-1)!;
		if (quoted !== undefined || ticked !== undefined)
			top.push({ kind: "name", text: (quoted ?? ticked)!.toLowerCase() });
		else if (literal !== undefined || digits !== undefined) top.push({ kind: "literal", text: whole });
		else if (word) top.push({ kind: "word", text: word.toLowerCase() });
		else if (mark) top.push({ kind: "param", text: "?", index: params++ });
		else if (sign === "(") stack.push([]);
		else if (sign === ")") closeGroup(stack);
		else if (sign) top.push({ kind: "sign", text: sign });
	}
	if (stack.length !== 1) throw new Error("the tenant guard met an unclosed parenthesis");
	return stack[0]!;
}

function closeGroup(stack: Part[][]): void {
	const parts = stack.pop()!;
	if (stack.length === 0) throw new Error("the tenant guard met an unopened parenthesis");
	stack.at(-1)!.push({ kind: "group", parts });
}

/** True when the part is this keyword (unquoted). */
export function isWord(part: Part | undefined, ...words: string[]): boolean {
	return part?.kind === "word" && words.includes(part.text);
}

/** True when the part is this sign. */
export function isSign(part: Part | undefined, text: string): boolean {
	return part?.kind === "sign" && part.text === text;
}

/** Splits parts at a keyword or sign of this level. */
export function splitAt(parts: Part[], separates: (part: Part) => boolean): Part[][] {
	const pieces: Part[][] = [[]];
	for (const part of parts) {
		if (separates(part)) pieces.push([]);
		else pieces.at(-1)!.push(part);
	}
	return pieces;
}
