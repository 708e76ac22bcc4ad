/** What is kept of an examined upload: how it is read, what people are told of it, and what it waits for. */
import { unprotectText } from "#workers/kernel/csv-lines";
import type { ImportKind } from "#workers/kernel/define-import";
import { platformLanguages } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { textsFor, translator } from "#workers/kernel/translate";
import type { Question } from "../rules/question";
import { columnsOfResult, isResultHead, type ResultWords } from "../rules/result-file";
import type { Checkpoint } from "../store/requests";
import type { Examined, Wishes } from "./examine-upload";
import type { UploadText } from "./read-upload";

const maxCached = 100;
const maxHeaderCharacters = 200;

/** What the file was, apart from its columns; it stays when answers change how the file is read. */
export type FileFacts = Pick<UploadText, "encoding" | "sheet"> & {
	as_of?: number;
	/** 1: its columns and rows are shown before it is applied. */
	is_checked_first?: 0 | 1;
};

/** Columns of a request that follow from what the file is. */
export type DescribedRequest = {
	report_type: ImportKind;
	filters: { ignored_columns: string[]; matched_columns: { header: string; column: string }[] } & Record<
		string,
		unknown
	>;
	checkpoint: Checkpoint;
	question: Question | null;
};

/** Describes an upload. `mapping` and `dates` are kept so that a later answer need not repeat them. */
export function describeRequest(
	scope: MemberScope,
	{ declared, head, places, order, question, ...examined }: Examined,
	facts: FileFacts,
	{ mapping, dates }: Pick<Wishes, "mapping" | "dates">,
): DescribedRequest {
	const is_supplement = isResultHead(head.headers, resultWords(scope));
	const own = is_supplement ? -columnsOfResult : undefined;
	const matches = examined.matches
		.slice(0, own)
		.map(({ header, column }) => ({ header: header.slice(0, maxHeaderCharacters), column }));
	const read = matches.flatMap(({ header, column }) => (column !== null ? [{ header, column }] : []));
	const ignored = matches.flatMap(({ header, column }) => (column === null && header !== "" ? [header] : []));
	return {
		report_type: declared.kind,
		filters: {
			...facts,
			download_sub_type: declared.kind,
			delimiter: head.format.delimiter,
			matched_columns: read.slice(0, maxCached),
			ignored_columns: ignored.slice(0, maxCached),
			...declared.about?.(places),
			...(mapping ? { mapping } : {}),
			...(dates ? { dates } : {}),
		},
		checkpoint: {
			phase: "count",
			format: head.format,
			headers: is_supplement ? head.headers.slice(0, own).map(unprotectText) : head.headers,
			places,
			order,
			start: head.start,
			next: head.start,
			is_supplement,
		},
		question: facts.is_checked_first && question?.code !== "kind" ? { code: "columns" } : question,
	};
}

/** The headers that the platform adds to a file of wrong rows, in each of its languages. */
function resultWords({ account }: MemberScope): ResultWords[] {
	return platformLanguages.map((code) => {
		const translate = translator(textsFor(account, code));
		return { line: translate("imports:result.line"), reason: translate("imports:result.reason") };
	});
}
