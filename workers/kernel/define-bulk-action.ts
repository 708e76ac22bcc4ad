/** What can be done with many rows of a list at once, declared as one object: endpoint, page, job and progress are derived from it. */
import type { z } from "zod";
import type { AuditSubject } from "./audit";
import type { Access, CountedLimit, DeclaredError, FlagRule } from "./define-endpoint";
import type { ErrorCode, Namespace, TextKey } from "./names";
import type { OutboxMessage } from "./outbox";
import type { MemberScope } from "./scope";
import type { Statement } from "./sql";

/** A run of a bulk action, as its declaration sees it. */
export type BulkRun<Input> = { id: number; input: Input; total_count: number };

/** A row that is passed over, and the reason, which has words below the action's own. */
export type Skipped = { id: number; reason: string };

/** What can be chosen: what is sent, and what it is called. */
export type Choice = { value: string; label: string };

/** What one batch does with some rows. */
export type AppliedRows = {
	statements: readonly Statement[];
	skipped: readonly Skipped[];
	audit?: readonly AuditSubject[];
	follow?: readonly OutboxMessage[];
};

/** What is declared of a bulk action. */
export type BulkActionDeclaration<Input extends z.ZodObject, Name extends string = string> = {
	/** Feature and verb, `member-detail/give-points`; the endpoint that begins it has this name. */
	name: Name;
	/** The name of the list whose rows it takes. */
	list: string;
	/** The last part of its page's address: `/members/bulk/give-points`. */
	key: string;
	/** Its place among those of the list. */
	place: number;
	path: `/api/${string}`;
	summary: string;
	/** Asked again, of the person as they are then, whenever a part of its rows is done. */
	access: Access;
	flags?: readonly FlagRule[];
	/** What is filled in on its page, and the words of each field. */
	input: Input;
	fields: { [Field in keyof z.output<Input> & string]: TextKey };
	/** What its fields offer to choose from, where that is known only when its page is asked for. */
	choices?: (scope: MemberScope) => Promise<Partial<Record<keyof z.output<Input> & string, Choice[]>>>;
	/**
	 * Below these words stand `label` (its button above the list), `title` and `text` (of its page, with {{count}} and what
	 * `foresee` gives), `yes` (the button), `name` (of its run), and `skipped.<reason>`.
	 */
	words: `${Namespace}:${string}`;
	isDestructive?: true;
	/** What leads back without doing it; 'Cancel' unless given. */
	no?: TextKey;
	/** The declared errors that an empty selection and a failure of the machine are told as, where the specification has words for them. */
	emptyAs?: ErrorCode;
	failsAs?: ErrorCode;
	/**
	 * Where no more rows are picked by hand than a part has, they are done in the call itself, whose answer names them
	 * (`orderIds`); the list is then shown again with one of these, told `count` and `skipped`.
	 */
	atOnce?: { all: TextKey; partly: TextKey };
	errors?: { [Code in ErrorCode]?: DeclaredError };
	limits?: readonly CountedLimit<never>[];
	/** Figures that its page names before anything is done. */
	foresee?: (scope: MemberScope) => Promise<Record<string, number>>;
	/** What is written when it begins, such as setting points aside. Throws refusals. */
	begin?: (scope: MemberScope, run: BulkRun<z.output<Input>>) => Promise<readonly Statement[]>;
	/**
	 * Composes what is done with these rows, in one batch, in which what was read of them is asserted: a batch that fails with
	 * `internal_rows_changed` is made again. Reads what it needs in few round trips.
	 */
	apply: (scope: MemberScope, run: BulkRun<z.output<Input>>, ids: readonly number[]) => Promise<AppliedRows>;
	/** What is written when it ends, however it does. */
	end?: (scope: Pick<MemberScope, "account" | "newId" | "clock">, run: { id: number }) => readonly Statement[];
};

/** A declared bulk action. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds bulk actions of every input; definers see their own.
export type BulkAction<Name extends string = string> = BulkActionDeclaration<any, Name>;

/** Declares a bulk action; its feature names it in `feature.ts`. */
export function defineBulkAction<Input extends z.ZodObject, const Name extends string>(
	declaration: BulkActionDeclaration<Input, Name>,
): BulkActionDeclaration<Input, Name> {
	return declaration;
}
