/** Reviews of an item: their average, what people wrote, one's own with its state, and writing one. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { Anchor } from "~/ui/anchor";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./item.server";

/** The section; nothing while nobody has reviewed the item and the reader may not. */
export function ItemReviews() {
	const { reviews, item } = useLoaderData<typeof loader>();
	const { t } = useTranslation("reviews");
	const { count, average, own, rows, previous, next, may_review } = reviews;
	if (count === 0 && !own && !may_review) return null;
	return (
		<section id="reviews" className="stack item-reviews" aria-labelledby="reviews-title">
			<h2 id="reviews-title">{t("title")}</h2>
			<p>{average === null ? t("none") : t("average", { average, count })}</p>
			{own && <OwnReview />}
			{rows.length > 0 && (
				<ul className="plain-list stack">
					{rows.map(({ id, stars, text, name, date }) => (
						<li key={id} className="stack-small">
							<Stars count={stars} />
							<p className="kept-lines">{text}</p>
							<p className="meta">{t("by", { name, date })}</p>
						</li>
					))}
				</ul>
			)}
			{(previous || next) && (
				<nav className="row-wrap" aria-label={t("title")}>
					{previous && (
						<Anchor className="link hit" href={`/store/item/${item.id}${previous}`}>
							{t("newer")}
						</Anchor>
					)}
					{next && (
						<Anchor className="link hit" href={`/store/item/${item.id}${next}`}>
							{t("older")}
						</Anchor>
					)}
				</nav>
			)}
			{may_review && <ReviewForm />}
		</section>
	);
}

function OwnReview() {
	const { reviews } = useLoaderData<typeof loader>();
	const { t } = useTranslation("reviews");
	const { own } = reviews;
	if (!own) return null;
	return (
		<div className="card stack-small">
			<h3>{t("own.title")}</h3>
			<Stars count={own.stars} />
			<p className="kept-lines">{own.text}</p>
			<p className="meta">{t(`own.${own.status}`)}</p>
		</div>
	);
}

function Stars({ count }: { count: number }) {
	const { t } = useTranslation("reviews");
	return (
		<p className="row">
			<Icon name="star" size="small" />
			<span className="strong">{t("stars", { count })}</span>
		</p>
	);
}

function ReviewForm() {
	const { reviews } = useLoaderData<typeof loader>();
	const { t } = useTranslation("reviews");
	const { form, own } = reviews;
	return (
		<details className="fold" open={own === null}>
			<summary>
				<h3 className="item-fold">{t("form.title")}</h3>
				<Icon name="chevron-down" size="small" />
			</summary>
			<EndpointForm form={form} className="stack" values={own ? { stars: own.stars, text: own.text } : undefined}>
				<FormField of={form.fields.stars} layout="list" />
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
