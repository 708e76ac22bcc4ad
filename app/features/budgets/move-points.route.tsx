/** Moving points: from where, to where, how many and why; before and after stand beside it, and are confirmed. */
import { useLoaderData } from "@remix-run/react";
import { FormField } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import { useFormAnswer } from "~/form/form-scope";
import { useFocusOnAnswer } from "~/form/use-focus-on-answer";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { loader, Review, Side } from "./move-points.server";
import "./budgets.css";

export { action, loader } from "./move-points.server";

export const meta = titleMeta;

/** The page. */
export default function MovePoints() {
	const { title, form, available_points, values } = useLoaderData<typeof loader>();
	const { t } = useTranslation("budgets");
	const { answer } = useFormAnswer(form.name);
	const review = answer?.data as Review | undefined;
	const places = usePlaces();
	const { fields } = form;
	return (
		<FormPage
			title={title}
			subtitle={t("owners.move.subtitle")}
			back={{ href: "/budgets", label: t("owners.title") }}
			before={
				available_points === 0 && (
					<Notice>
						<p>{t("owners.move.nothingAvailable")}</p>
					</Notice>
				)
			}
			form={form}
			values={values}
			submit={t(review ? "owners.move.yes" : "owners.move.review")}
			cancel={review && t("owners.move.no")}
		>
			<FormField of={fields.from_budget_id} options={places} isOptional={false} />
			<FormField of={fields.to_budget_id} options={places} isOptional={false} />
			<FormField of={fields.points} isFirst />
			<FormField of={fields.reason} hint={t("owners.move.reasonHint")} />
			{review && <ReviewCard review={review} />}
		</FormPage>
	);
}

/** What can be chosen, each with what it holds. */
function usePlaces() {
	const { budgets, available_points } = useLoaderData<typeof loader>();
	const { t } = useTranslation("budgets");
	const words = usePointsWords();
	const place = (name: string, points: number) => t("owners.move.place", { name, points: words.figure(points) });
	const own = budgets.map(({ id, name, points_remaining }) => ({
		value: String(id),
		label: place(name, points_remaining),
	}));
	if (available_points === null) return own;
	return [{ value: "", label: place(t("owners.move.available"), available_points) }, ...own];
}

/** Before and after, said before anything moves; it takes the focus, so that nobody presses past it. */
function ReviewCard({ review }: { review: Review }) {
	const { t } = useTranslation("budgets");
	const words = usePointsWords();
	const box = useFocusOnAnswer(review);
	return (
		<div ref={box} tabIndex={-1}>
			<input type="hidden" name="reviewed" value={review.mark} />
			<Notice isLive>
				<p className="strong">{t("owners.move.question", { points: words.withLabel(review.points) })}</p>
				<p>{t("owners.move.notUndone")}</p>
				<dl className="budget-places">
					<Place side={review.from} />
					<Place side={review.to} />
				</dl>
			</Notice>
		</div>
	);
}

function Place({ side }: { side: Side }) {
	const { t } = useTranslation("budgets");
	const words = usePointsWords();
	return (
		<div>
			<dt className="strong">{side.name ?? t("owners.move.available")}</dt>
			<dd className="figure">
				{t("owners.move.beforeAfter", { before: words.figure(side.before), after: words.figure(side.after) })}
			</dd>
		</div>
	);
}
