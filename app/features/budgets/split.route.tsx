/** Splitting a budget: name, owner and points of each part, what each holds before and after, and why. */
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { maxParts } from "#workers/features/budgets/rules/split";
import { FormField } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import { controlId } from "~/form/form-problems";
import { useFormAnswer, useFormScope } from "~/form/form-scope";
import { useFocusOnAnswer } from "~/form/use-focus-on-answer";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Button } from "~/ui/button";
import { FieldError } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { loader, SplitReview } from "./split.server";
import "./budgets.css";

export { action, loader } from "./split.server";

export const meta = titleMeta;

/** Rows at first; more come with a press where scripts run, and without them all are there. */
const rowsAtFirst = 3;

const lastFilled = (names: readonly string[]) => names.reduce((last, name, at) => (name === "" ? last : at), -1);

/** The page. */
export default function Split() {
	const { title, id, name, left, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("budgets");
	const words = usePointsWords();
	const { answer } = useFormAnswer(form.name);
	const review = answer?.data as SplitReview | undefined;
	return (
		<FormPage
			title={title}
			subtitle={t("owners.split.subtitle", { left: words.figure(left) })}
			back={{ href: `/budgets/${id}`, label: name }}
			form={form}
			submit={t(review ? "owners.split.yes" : "owners.split.review")}
			cancel={review && t("owners.split.no")}
		>
			<Parts />
			<FormField of={form.fields.reason!} hint={t("owners.move.reasonHint")} />
			<p className="hint">{t("owners.split.back")}</p>
			{review && <ReviewCard review={review} />}
		</FormPage>
	);
}

function Parts() {
	const { form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("budgets");
	const { id, problems, valuesOf } = useFormScope();
	const typed = Array.from({ length: maxParts }, (_one, at) => valuesOf(`parts.${at}.name`)?.at(-1) ?? "");
	const [shown, setShown] = useState(Math.max(rowsAtFirst, lastFilled(typed) + 1));
	const [problem] = problems.parts ?? [];
	return (
		<>
			{problem && <FieldError id={controlId(id, "parts")} text={problem} />}
			{Array.from({ length: shown }, (_one, at) => {
				const of = (part: "name" | "owner_email" | "points") => form.fields[`parts.${at}.${part}`]!;
				return (
					<fieldset key={of("name").name} className="budget-part">
						<legend className="strong">{t("owners.split.part", { number: at + 1 })}</legend>
						<FormField of={of("name")} isOptional={false} isFirst={at === 0} />
						<FormField of={of("points")} isOptional={false} />
						<FormField of={of("owner_email")} type="email" isOptional={false} hint={t("owners.split.ownerHint")} />
					</fieldset>
				);
			})}
			{shown < maxParts && (
				<div className="script-only">
					<Button type="button" icon="plus" onClick={() => setShown(shown + 1)}>
						{t("owners.split.more")}
					</Button>
				</div>
			)}
		</>
	);
}

/** Before and after, said before anything moves; it takes the focus, so that nobody presses past it. */
function ReviewCard({ review }: { review: SplitReview }) {
	const { t } = useTranslation("budgets");
	const words = usePointsWords();
	const box = useFocusOnAnswer(review);
	return (
		<div ref={box} tabIndex={-1}>
			<input type="hidden" name="reviewed" value={review.mark} />
			<Notice isLive>
				<p className="strong">{t("owners.split.question")}</p>
				<dl className="budget-places">
					{review.sides.map(({ name, before, after }) => (
						<div key={name}>
							<dt className="strong">{name}</dt>
							<dd className="figure">
								{t("owners.move.beforeAfter", { before: words.figure(before), after: words.figure(after) })}
							</dd>
						</div>
					))}
				</dl>
			</Notice>
		</div>
	);
}
