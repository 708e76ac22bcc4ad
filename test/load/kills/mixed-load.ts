/** What people do while the server is killed under them: they recognise, order, like, comment and ask for reports. */
import type { LoadPerson, LoadProgram } from "../../../scripts/load/kit.mjs";
import { type Answer, orderOf } from "../actions";
import { oneOf, wholeFrom } from "../chance";
import type { ActionKind, Journal } from "./journal";

/** Who acts on what. */
export type Stage = {
	people: LoadPerson[];
	/** Members who may ask for reports. */
	owners: LoadPerson[];
	program: LoadProgram;
	variantIds: number[];
	activityIds: number[];
};

/** Every tab belongs to people of its own, so that one cart is never in two hands. */
export const tabCount = 12;

const weights: [ActionKind, number][] = [
	["give", 4],
	["order", 3],
	["like", 3],
	["comment", 3],
	["report", 1],
];
const drawn = weights.flatMap(([kind, weight]) => Array.from({ length: weight }, () => kind));

/** Acts in one tab until the connection is lost or `isOver`. */
export async function pressInTab(
	stage: Stage,
	journal: Journal,
	tab: number,
	chance: () => number,
	isOver: () => boolean,
): Promise<void> {
	const own = stage.people.filter((_, at) => at % tabCount === tab);
	for (let at = 0; !isOver(); at += 1) {
		const mark = `r${journal.round}-t${tab}-${at}`;
		const isHeard = await actions[oneOf(chance, drawn)]({ stage, journal, person: oneOf(chance, own), mark, chance });
		if (!isHeard) return;
	}
}

type Act = (facts: {
	stage: Stage;
	journal: Journal;
	person: LoadPerson;
	mark: string;
	chance: () => number;
}) => Promise<boolean>;

const actions: Record<ActionKind, Act> = {
	give: ({ stage, journal, person, mark, chance }) => {
		const others = stage.people.filter(({ id }) => id !== person.id);
		const recipient_ids = [...new Set([oneOf(chance, others).id, oneOf(chance, others).id])];
		const gift = { program_id: stage.program.id, recipient_ids, points: 50, message: `Thank you, ${mark}.` };
		return journal.write({
			kind: "give",
			mark,
			send: () => person.client.try("/api/points/api_give_recognition", gift, { "idempotency-key": mark }),
			effectOf: ({ body }) => JSON.stringify(body.recognition_ids),
		});
	},
	order: async ({ stage, journal, person, mark, chance }) => {
		const line = { data: { itemId: oneOf(chance, stage.variantIds) }, quantity: wholeFrom(chance, 1, 2) };
		const cart = await person.client.try("/api/shopping_cart/api_save_shopping_cart_item", line).catch(() => undefined);
		if (!cart) return false;
		if (cart.status !== 200) return true;
		const order = orderOf(cart.body as Parameters<typeof orderOf>[0], { address2: mark });
		return journal.write({
			kind: "order",
			mark,
			send: () => person.client.try("/api/catalog/api_checkout", order),
			effectOf: ({ body }) => Object.keys(body.orders as object).join(),
		});
	},
	like: ({ stage, journal, person, mark, chance }) => {
		const like = { action: "like", activity_id: oneOf(chance, stage.activityIds), temp_id: mark };
		return journal.write({
			kind: "like",
			mark: `${person.id}:${like.activity_id}`,
			send: () => person.client.try("/api/activities/api_save_like_unlike", like),
			effectOf: idOf("like_data"),
		});
	},
	comment: ({ stage, journal, person, mark, chance }) => {
		const comment = {
			activity_id: oneOf(chance, stage.activityIds),
			comment_text: `Well done, ${mark}.`,
			temp_id: mark,
		};
		return journal.write({
			kind: "comment",
			mark,
			send: () => person.client.try("/api/activities/api_save_comment", comment),
			effectOf: idOf("comment"),
		});
	},
	report: ({ stage, journal, mark, chance }) => {
		const owner = oneOf(chance, stage.owners);
		const format = oneOf(chance, ["csv", "xlsx"]);
		return journal.write({
			kind: "report",
			mark,
			send: () =>
				owner.client.try(
					"/api/reports/api_request_report_download",
					{ report_type: "recognitions_report", filters: { report_condition: "all" }, format },
					{ "idempotency-key": mark },
				),
			effectOf: ({ body }) => String(body.request_id),
		});
	},
};

const idOf =
	(field: string) =>
	({ body }: Answer) =>
		String((body[field] as { id?: number; comment_id?: number }).id);
