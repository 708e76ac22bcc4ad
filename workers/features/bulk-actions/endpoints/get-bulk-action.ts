/** What a bulk action would do with what is selected now: its words, its fields, and to how many rows. */
import { z } from "zod";
import { authorise } from "#workers/kernel/authorise";
import { actionsOfList, findSelectableList } from "#workers/kernel/bulk-actions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { countSelected, readSelection, selectionHandle } from "#workers/kernel/list-selection";
import { type Namespace, textKey } from "#workers/kernel/names";

const featureOf = ({ name }: { name: string }) => name.split("/")[0] as Namespace;

export const getBulkAction = defineEndpoint({
	name: "bulk-actions/get-bulk-action",
	path: "/api/async_process/api_get_bulk_action",
	summary: "What a bulk action would do with the rows of a list that are selected.",
	access: "signed_in",
	input: z.object({
		/** The name of the list, and the action's key among those of the list. */
		list: z.string().max(100),
		key: z.string().max(100),
	}),
	output: z.object({
		/** The name of the endpoint that begins it. */
		endpoint: z.string(),
		title: z.string(),
		text: z.string(),
		yes: z.string(),
		/** The way back; null for the usual word. */
		no: z.string().nullable(),
		/** What is said where nothing is selected; null for the usual words. */
		nothing: z.string().nullable(),
		is_destructive: z.literal([0, 1]),
		/** What the list says once it was done at once; null where that cannot be. */
		notices: z.object({ all: z.string(), partly: z.string() }).nullable(),
		/** The words of its fields, as keys of texts. */
		fields: z.record(z.string(), z.string()),
		/** What a field offers to choose from, by its name. */
		choices: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string() }))),
		count: z.int(),
		selection_version: z.int(),
		table_hash: z.string(),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { list: name, key }) => {
		const list = findSelectableList(name);
		const action = actionsOfList(name).find((one) => one.key === key);
		if (!list || !action) throw notFound("bulk_action");
		authorise({ ...action, isForbiddenWhileSignedInAsMember: true }, scope);
		const [selection, foreseen, choices] = await Promise.all([
			readSelection(scope, list),
			action.foresee?.(scope),
			action.choices?.(scope),
		]);
		const count = countSelected(selection);
		// As one of all codes it would be a type for each pair of a feature and a code.
		const empty: string | undefined = action.emptyAs;
		const say = (part: string) => scope.translate(textKey(`${action.words}.${part}`), { ...foreseen, count });
		return {
			endpoint: action.name,
			title: say("title"),
			text: say("text"),
			yes: say("yes"),
			no: action.no ? scope.translate(action.no) : null,
			nothing: empty ? scope.translate(textKey(`${featureOf(action)}:errors.${empty}`)) : null,
			is_destructive: action.isDestructive ? (1 as const) : (0 as const),
			notices: action.atOnce ?? null,
			fields: action.fields,
			choices: (choices ?? {}) as Record<string, { value: string; label: string }[]>,
			count,
			selection_version: selection.version,
			table_hash: selectionHandle(scope, list),
		};
	},
});
