/** All columns that a person's screen of a list may show, in their order, with which of them it shows. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type ColumnFace, headingOfOwn, ownColumnId } from "#workers/kernel/list-face";
import {
	columnsOnScreen,
	inChosenOrder,
	isHidden,
	isOnlyOffered,
	isWaitingForRoom,
	leadOf,
} from "#workers/kernel/personal-lists";
import { readList } from "../steps/read-list";
import { findSettings } from "../store/views";

const names = z.array(z.string().max(200)).max(120);

export const getColumnChoice = defineEndpoint({
	name: "list-views/get-column-choice",
	path: "/api/list_views/api_get_column_choice",
	summary: "The columns of a list in the caller's order, and which of them are shown.",
	access: "signed_in",
	input: z.object({
		list: z.string().max(100),
		/** What a list shows of them by its address; what the caller keeps unless given. */
		shown: z.object({ order: names, hidden: names }).optional(),
	}),
	output: z.object({
		/** Where the list's screen lies. */
		address: z.string(),
		columns: z.array(
			z.object({
				id: z.string(),
				heading: z.string(),
				is_shown: z.literal([0, 1]),
				/** 1: until it is chosen, only wide screens show it. */
				is_wide_only: z.literal([0, 1]),
				/** 1: it leads each row, is always shown, and stays first. */
				is_lead: z.literal([0, 1]),
			}),
		),
		/** 1: the caller has changed them. */
		is_changed: z.literal([0, 1]),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { list: name, shown }) => {
		const { face, ownColumns } = readList(scope, name);
		const { account, user, translate } = scope;
		const [settings] = await scope.read(findSettings(account.id, user.id, face.name));
		const order = JSON.parse(settings?.column_order ?? "[]") as string[];
		const choice = shown ?? { order, hidden: JSON.parse(settings?.hidden_columns ?? "[]") as string[] };
		const own = (ownColumns?.(account) ?? []).map((column) => ({
			...{ id: ownColumnId(column), kind: "text" as const, role: "pair" as const, isChosenOnly: undefined },
			heading: headingOfOwn(column),
		}));
		const declared = columnsOnScreen(face, account.flags).map(({ id, kind, role, isChosenOnly, heading }) => ({
			...{ id, kind, role, isChosenOnly },
			heading: translate(heading),
		}));
		const all = [...declared, ...own];
		const isUnchosen = ({ id, role }: Pick<ColumnFace, "id" | "role">) =>
			isWaitingForRoom({ role }) && !choice.order.includes(id);
		return {
			address: face.address ?? "/",
			columns: inChosenOrder(all, choice).map(({ id, heading, role, isChosenOnly }) => ({
				...{ id, heading },
				is_shown:
					isHidden(all, choice, id) || isUnchosen({ id, role }) || isOnlyOffered({ id, isChosenOnly }, choice)
						? (0 as const)
						: (1 as const),
				is_wide_only: isUnchosen({ id, role }) ? (1 as const) : (0 as const),
				is_lead: leadOf(all)?.id === id ? (1 as const) : (0 as const),
			})),
			is_changed: order.length > 0 ? (1 as const) : (0 as const),
		};
	},
});
