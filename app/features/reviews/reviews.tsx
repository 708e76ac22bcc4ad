/** Reviews of a thing on its page: their average, what people wrote, one's own with its state, and writing one. */
import { EndpointForm } from "~/form/endpoint-form";
import { FormField, FormGroup } from "~/form/form-field";
import { useFormAnswer, useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { Anchor } from "~/ui/anchor";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";
import type { readIdeaReviews, readItemReviews } from "./reviews.server";
import "./reviews.css";

type Shown = Awaited<ReturnType<typeof readItemReviews>> | Awaited<ReturnType<typeof readIdeaReviews>>;

type Props = {
	reviews: Shown;
	/** The page's own address. */
	address: string;
	/** What stands there while nobody has reviewed the thing. */
	none: string;
	/** How one comes to write one, where one may not yet. */
	hint?: string;
	className?: string;
};

/** The section; nothing while nobody has reviewed the thing and there is nothing to say about writing. */
export function Reviews({ reviews, address, none, hint, className }: Props) {
	const { t } = useTranslation("reviews");
	const { count, average, own, rows, previous, next, form } = reviews;
	if (count === 0 && !own && !form && !hint) return null;
	return (
		<section id="reviews" className={classNames("stack reviews", className)} aria-labelledby="reviews-title">
			<h2 id="reviews-title">{t("title")}</h2>
			<p>{average === null ? none : t("average", { average, count })}</p>
			{own && <OwnReview own={own} />}
			{rows.length > 0 && (
				<ul className="plain-list stack">
					{rows.map(({ id, stars, text, name, date }) => (
						<li key={id} className="stack-small">
							<Stars count={stars} />
							<p className="review-lines">{text}</p>
							<p className="meta">{t("by", { name, date })}</p>
						</li>
					))}
				</ul>
			)}
			{(previous || next) && (
				<nav className="row-wrap" aria-label={t("title")}>
					{previous && (
						<Anchor className="link hit" href={`${address}${previous}`}>
							{t("newer")}
						</Anchor>
					)}
					{next && (
						<Anchor className="link hit" href={`${address}${next}`}>
							{t("older")}
						</Anchor>
					)}
				</nav>
			)}
			{hint && !form && <p className="meta">{hint}</p>}
			{form && <ReviewForm form={form} own={own} />}
		</section>
	);
}

/** With its words until they stand among the others. */
function OwnReview({ own }: { own: NonNullable<Shown["own"]> }) {
	const { t } = useTranslation("reviews");
	return (
		<div className="review-own stack-small">
			<h3 className="review-fold">{t("own.title")}</h3>
			<Stars count={own.stars} />
			{own.status !== "approved" && <p className="review-lines">{own.text}</p>}
			<p className="meta">{t(`own.${own.status}`)}</p>
		</div>
	);
}

/** As many stars as a review can give. */
const allStars = [1, 2, 3, 4, 5];

function Stars({ count }: { count: number }) {
	const { t } = useTranslation("reviews");
	return (
		<p className="row">
			<span className="stars">
				{allStars.map((star) => (
					<span key={star} className={star > count ? "is-empty" : undefined}>
						<Icon name="star" size="small" />
					</span>
				))}
			</span>
			<span className="strong">{t("stars", { count })}</span>
		</p>
	);
}

/** Stars to choose: those up to the chosen one are full, and its words stand below. */
function StarChoices({ of }: { of: NonNullable<Shown["form"]>["fields"]["stars"] }) {
	const { id, valuesOf } = useFormScope();
	const chosen = valuesOf(of.name)?.at(-1);
	return (
		<FormGroup of={of}>
			<div className="stars star-choices">
				{of.options?.map(({ value, label }) => (
					<label key={value}>
						<input type="radio" name={of.name} value={value} form={id} defaultChecked={value === chosen} />
						<Icon name="star" size="large" />
						<span className="unseen">{label}</span>
					</label>
				))}
			</div>
		</FormGroup>
	);
}

function ReviewForm({ form, own }: { form: NonNullable<Shown["form"]>; own: Shown["own"] }) {
	const { t } = useTranslation("reviews");
	const { answer } = useFormAnswer(form.name);
	return (
		<details className="fold" open={own === null || answer !== undefined}>
			<summary>
				<h3 className="review-fold">{t("form.title")}</h3>
				<Icon name="chevron-down" size="small" />
			</summary>
			<EndpointForm form={form} className="stack" values={own ? { stars: own.stars, text: own.text } : undefined}>
				<StarChoices of={form.fields.stars} />
				<FormField of={form.fields.text} hint={t("form.hint")} />
				<div className="row-wrap">
					<SubmitButton form={form} kind="main">
						{t("form.send")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</details>
	);
}
