/** All competitions as their owner sees them: writing a draft, publishing and cancelling one. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { maxPrizes, metrics } from "#workers/features/scoreboards/rules/limits";
import type { FieldFace, FieldKind } from "#workers/kernel/form-face";
import type { EndpointOutput } from "#workers/registry";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { manageAddress } from "./addresses";

const saving = "scoreboards/save-competition";

const dayMs = 86_400_000;

type Context = LoaderFunctionArgs["context"];
type Chosen = NonNullable<EndpointOutput<"scoreboards/get-managed-competitions">["chosen"]>;

/** The competitions; with `?competition=` one of them, with `?new=1` the form of another one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const asked = query.get("competition");
	const mayPay = context.account.flags.hide_points_for_account !== 1;
	const [{ competitions, groups, chosen }, form, found] = await Promise.all([
		context.call("scoreboards/get-managed-competitions", asked === null ? {} : { competition_id: context.id(asked) }),
		context.form(saving, {
			name: "scoreboards:manage.name",
			starts_on: "scoreboards:manage.starts",
			ends_on: "scoreboards:manage.ends",
			rules: "scoreboards:manage.rules",
			goal: { label: "scoreboards:manage.goal", options: "scoreboards:goals" },
			target: "scoreboards:manage.target",
			competitor: { label: "scoreboards:manage.competitor", options: "scoreboards:competitors" },
			budget_id: "scoreboards:manage.budget",
		}),
		mayPay ? context.call("budgets/get-budget-choices", {}) : null,
	]);
	const day = (ms: number) => context.format.time(ms, "recognition");
	return {
		title: chosen?.name ?? context.translate("scoreboards:manage.title"),
		competitions: competitions.map((one) => ({ ...one, days: `${day(one.starts_at)} – ${day(one.ends_at)}` })),
		form: { ...form, fields: { ...form.fields, ...rowFields(context) } },
		...{ chosen, groups, mayPay, isNew: query.get("new") !== null && chosen === null },
		budgets: found?.budgets.map(({ id, name }) => ({ value: String(id), label: name })) ?? [],
		values: valuesOf(context, chosen),
	};
}

/** What stands in the fields at first. */
function valuesOf({ format }: Context, chosen: Chosen | null) {
	const day = (ms: number) => format.time(ms, "filter");
	const tomorrow = Date.now() + dayMs;
	const weightOf = (metric: string) => chosen?.metrics.find((one) => one.metric === metric)?.weight;
	return {
		...{ name: chosen?.name ?? "", rules: chosen?.rules ?? "", goal: chosen?.goal ?? "best" },
		starts_on: day(chosen?.starts_at ?? tomorrow),
		ends_on: day(chosen?.ends_at ?? tomorrow + 29 * dayMs),
		target: chosen && chosen.target > 0 ? String(chosen.target) : "",
		competitor: chosen?.competitor ?? "people",
		budget_id: chosen?.budget_id ?? "",
		group_ids: chosen?.group_ids.map(String) ?? [],
		prizes: chosen?.prizes.map(String) ?? [],
		...Object.fromEntries(metrics.map((metric) => [`weight_${metric}`, String(weightOf(metric) ?? "")])),
	};
}

/** The lists that the screen's own fields make up, and each of these fields, so that an error is listed by its name. */
function rowFields({ translate }: Context): Record<string, FieldFace> {
	const field = (name: string, label: string, kind: FieldKind) => ({ name, label, kind, isRequired: false });
	const fields = [
		field("group_ids", translate("scoreboards:manage.groups"), "many"),
		...metrics.map((metric) => field(`weight_${metric}`, translate(`scoreboards:metrics.${metric}`), "number")),
		field("metrics", translate("scoreboards:manage.metrics"), "many"),
		...Array.from({ length: maxPrizes }, (_, at) =>
			field(`prizes.${at}`, translate("scoreboards:manage.prizeOf", { place: at + 1 }), "number"),
		),
		field("prizes", translate("scoreboards:manage.prizes"), "many"),
	];
	return Object.fromEntries(fields.map((one) => [one.name, one]));
}

/** Saves a draft, publishes a competition, or cancels it. */
export const action = formActions({
	[saving]: {
		input: ({ form, context }) => {
			const id = form.text("competition_id");
			return {
				...(id === "" ? {} : { competition_id: context.id(id) }),
				...{ target: form.number("target") ?? 0, budget_id: form.number("budget_id") ?? null },
				...{ group_ids: form.numbers("group_ids"), metrics: metricsOf(form), prizes: prizesOf(form) },
			};
		},
		fieldOf: (name, { form }) => {
			const [list, at] = name.split(".");
			if (at === undefined) return name;
			if (list === "metrics") return `weight_${metricsOf(form)[Number(at)]?.metric}`;
			return list === "prizes" ? `prizes.${placesOf(form)[Number(at)]}` : (list ?? name);
		},
		done: ({ competition_id }) =>
			redirectWithNotice(`${manageAddress}?competition=${competition_id}`, "scoreboards:notices.saved"),
	},
	"scoreboards/change-competition": {
		input: ({ form, context }) => ({
			competition_id: context.id(form.text("competition_id")),
			change: form.text("change") === "publish" ? ("publish" as const) : ("cancel" as const),
		}),
		asks: () => true,
		done: ({ competition_id, status }) =>
			redirectWithNotice(
				`${manageAddress}?competition=${competition_id}`,
				status === "cancelled" ? "scoreboards:notices.cancelled" : "scoreboards:notices.scheduled",
			),
	},
});

/** What counts; what is left empty does not. */
function metricsOf(form: FormArgs["form"]) {
	return metrics.flatMap((metric) => {
		const weight = form.number(`weight_${metric}`);
		return weight === undefined ? [] : [{ metric, weight }];
	});
}

/** The prizes in their order, without what is left empty. */
function prizesOf(form: FormArgs["form"]): number[] {
	return placesOf(form).map((at) => Number(form.typed.prizes?.[at]));
}

/** The rows in which a prize was typed. */
function placesOf(form: FormArgs["form"]): number[] {
	const typed = form.typed.prizes ?? [];
	return typed.flatMap((value, at) => (value === "" || at >= maxPrizes ? [] : [at]));
}
