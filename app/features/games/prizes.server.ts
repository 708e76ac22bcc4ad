/** The prizes of a game's form: their fields with the words for them, what was typed in them, and where an error of one stands. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { bingoPatterns, drawRange, type GameKind } from "#workers/features/games/rules/limits";
import type { FieldFace, FieldKind } from "#workers/kernel/form-face";
import type { FormArgs } from "~/form/form-actions.server";

/** So many prizes of scratch cards can be typed. */
export const prizeRows = 5;

const rows = Array.from({ length: prizeRows }, (_, at) => at);

/** Fields of a scratch card's prize by what they are called on the wire. */
const typedAs = { name: "prize_name", points: "prize_points", stock: "prize_stock", chances: "prize_chances" } as const;

/** The lists that the screen's own fields make up, and each of these fields, so that an error is listed by its name. */
export function prizeFields({ translate }: LoaderFunctionArgs["context"], kind: GameKind): Record<string, FieldFace> {
	const field = (name: string, label: string, is: FieldKind = "number") => ({
		name,
		label,
		kind: is,
		isRequired: false,
	});
	const fields =
		kind === "bingo"
			? [
					field("tasks", translate("games:manage.tasks"), "many"),
					...bingoPatterns.map((pattern) =>
						field(
							`${pattern}_points`,
							translate("games:manage.bingoPoints", { pattern: translate(`games:bingo.${pattern}`) }),
						),
					),
					field("winners", translate("games:manage.winners")),
				]
			: rows.flatMap((at) => {
					const prize = translate("games:manage.prize", { count: at + 1 });
					return [
						field(`prizes.${at}.name`, translate("games:manage.prizeName", { count: at + 1 }), "text"),
						field(`prizes.${at}.points`, `${prize} · ${translate("games:manage.points")}`),
						field(`prizes.${at}.stock`, `${prize} · ${translate("games:manage.stock")}`),
						field(`prizes.${at}.chances`, `${prize} · ${translate("games:manage.chances", { of: drawRange })}`),
					];
				});
	const lists = [...fields, field("prizes", translate("games:manage.prizes"), "many")];
	return Object.fromEntries(lists.map((one) => [one.name, one]));
}

/** What is left empty is no prize. */
export function bingoPrizes({ form }: FormArgs) {
	return typedPatterns(form).map((pattern) => ({
		...{ pattern, name: "", points: form.number(`${pattern}_points`) ?? 0, chances: 0 },
		stock: form.number("winners") ?? Number.NaN,
	}));
}

/** The prizes of scratch cards, in the order of their rows. */
export function scratchPrizes({ form }: FormArgs) {
	return typedRows(form).map((at) => {
		const typed = (field: keyof typeof typedAs) => typedIn(form, field, at);
		const figures = {
			points: Number(typed("points")),
			stock: Number(typed("stock")),
			chances: Number(typed("chances")),
		};
		return { pattern: "card" as const, name: typed("name"), ...figures };
	});
}

/** The field of the form for an error of the input, whose prizes leave out what was left empty. */
export function fieldOfGame(name: string, { form }: FormArgs): string {
	const [list, at, field] = name.split(".");
	if (at === undefined) return name;
	if (list === "tasks") return "tasks";
	if (list !== "prizes") return name;
	if (form.text("kind") === "scratch") return `prizes.${typedRows(form)[Number(at)]}.${field}`;
	return field === "points" ? `${typedPatterns(form)[Number(at)]}_points` : "winners";
}

function typedPatterns(form: FormArgs["form"]) {
	return bingoPatterns.filter((pattern) => form.text(`${pattern}_points`) !== "");
}

/** Rows of which anything was typed. */
function typedRows(form: FormArgs["form"]): number[] {
	const fields = Object.keys(typedAs) as (keyof typeof typedAs)[];
	return rows.filter((at) => fields.some((field) => typedIn(form, field, at).trim() !== ""));
}

function typedIn(form: FormArgs["form"], field: keyof typeof typedAs, at: number): string {
	return form.typed[typedAs[field]]?.[at] ?? "";
}
