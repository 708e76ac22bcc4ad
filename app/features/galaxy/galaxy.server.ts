/** The map of who thanked whom as the address asks for it: its days, whose circle, and where everybody stands. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type Range, ranges } from "#workers/features/galaxy/rules/ranges";
import type { EndpointOutput } from "#workers/registry";
import { layOut, layOutCircle, type Place } from "./lay-out.server";

/** The usual range. */
const usual: Range = 90;
/** Px of the whole drawing. */
const size = { width: 1200, height: 760 };
/** People around somebody on a phone. */
const maxAround = 10;

type Galaxy = EndpointOutput<"galaxy/get-galaxy">;
type Tie = Galaxy["ties"][number];

const countOf = ({ given, returned }: Tie) => given + returned;

/** The map, or one person's circle; on a phone always a circle, one's own unless another is asked for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const days = ranges.find((range) => String(range) === query.get("days")) ?? usual;
	const asked = Number(query.get("person"));
	const person_id = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
	const galaxy = await context.call("galaxy/get-galaxy", { days, person_id });
	const { people, ties: all, circle, people_count, tie_count, recognition_count, is_bounded, since } = galaxy;
	const me = context.user.id;
	const isCircle = person_id !== undefined && circle.length > 0;
	const shown = isCircle ? circle : all;
	const middle = circle.length > 0 ? (person_id ?? me) : undefined;
	const names = new Map(people.map(({ id, name }) => [id, name]));
	const nameOf = (id: number) => names.get(id) ?? "";
	const ties = shown.map((tie) => ({ ...tie, count: countOf(tie) }));
	const ids = idsOf(shown);
	return {
		title: context.translate("galaxy:title"),
		days,
		me,
		people,
		/** Whose circle the page is about; nobody's where it is about everybody. */
		focus: isCircle ? { id: person_id, name: nameOf(person_id) } : null,
		isUnknown: person_id !== undefined && !isCircle,
		counts: { people_count, tie_count, recognition_count, drawn_people: ids.length, drawn_ties: shown.length },
		isBounded: is_bounded === 1,
		since: context.format.time(since, "recognition"),
		map: { ties, places: layOut(ids, ties, size, isCircle ? person_id : undefined) },
		small: smallMap(middle, middle === undefined ? all : circle),
		rows: rowsOf(shown, nameOf),
	};
}

function idsOf(ties: readonly Tie[]): number[] {
	return [...new Set(ties.flatMap(({ one_id, other_id }) => [one_id, other_id]))];
}

/** The map of a phone: somebody with the ten whom they are most connected to; the ten most connected where one is not on the map. */
function smallMap(middle: number | undefined, ties: readonly Tie[]) {
	const [first] = idsOf(ties);
	const center = middle ?? first;
	if (center === undefined) return { ties: [], places: [] as Place[], center };
	const around = ties
		.filter(({ one_id, other_id }) => one_id === center || other_id === center)
		.slice(0, maxAround)
		.map(({ one_id, other_id }) => (one_id === center ? other_id : one_id));
	const drawn = new Set([center, ...around]);
	return {
		center,
		ties: ties
			.filter(({ one_id, other_id }) => drawn.has(one_id) && drawn.has(other_id))
			.map((tie) => ({ ...tie, count: countOf(tie) })),
		places: layOutCircle(center, around),
	};
}

/** Each direction of a tie as a row, the most frequent first. */
function rowsOf(ties: readonly Tie[], nameOf: (id: number) => string) {
	return ties
		.flatMap(({ one_id, other_id, given, returned }) => [
			{ giver_id: one_id, recipient_id: other_id, count: given },
			{ giver_id: other_id, recipient_id: one_id, count: returned },
		])
		.filter(({ count }) => count > 0)
		.map((row) => ({ ...row, giver: nameOf(row.giver_id), recipient: nameOf(row.recipient_id) }))
		.sort((one, other) => other.count - one.count || one.giver.localeCompare(other.giver));
}
