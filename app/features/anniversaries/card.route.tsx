/** A card: who it is for, what colleagues wrote, and one's own words while it can be signed; or the memory book of one's own cards. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { TextArea } from "~/ui/text-area";
import { useTranslation } from "~/ui/texts";
import type { loader, ShownCard } from "./card.server";
import { CardCover, Signatures } from "./card-sheet";
import "./anniversaries.css";

export { action, loader } from "./card.server";

export const meta = titleMeta;

/** The page. */
export default function AnniversaryCard() {
	const { title, one, book } = useLoaderData<typeof loader>();
	const { t } = useTranslation("anniversaries");
	if (book) return <MemoryBook cards={book} />;
	const { card, is_own, may_sign } = one;
	const back =
		is_own === 1
			? { href: "/anniversaries?tab=mine", label: t("tabs.mine") }
			: { href: "/anniversaries", label: t("title") };
	const name = card.person.first_name;
	return (
		<div className="stack">
			<PageHead
				title={title}
				subtitle={
					may_sign === 1 ? t("card.opens", { name, date: card.opens }) : t("card.opened", { date: card.opened })
				}
				back={back}
				actions={
					is_own === 1 && (
						<ButtonLink icon="print" href="/anniversaries/book">
							{t("toBook")}
						</ButtonLink>
					)
				}
			/>
			<CardCover card={card}>
				<p>
					{card.signature_count > 0 && t("card.signed", { count: card.signature_count })}{" "}
					{may_sign === 1 && t("card.notYet", { name })}
				</p>
				<CardPoints card={card} />
			</CardCover>
			<div className={may_sign === 1 ? "moment-sides" : "stack"}>
				<section className="stack" aria-labelledby="words">
					<h2 id="words">{t("card.words")}</h2>
					<Signatures card={card} />
					{card.activity_id !== null && (
						<Anchor className="link hit" href={`/activities/${card.activity_id}`}>
							{t("card.inFeed")}
						</Anchor>
					)}
				</section>
				{may_sign === 1 && <YourWords />}
			</div>
		</div>
	);
}

function YourWords() {
	const { one } = useLoaderData<typeof loader>();
	const { t } = useTranslation("anniversaries");
	if (!one) return null;
	const { form, own_text } = one;
	return (
		<Card title={t("card.yours")} className="moment-yours">
			<EndpointForm form={form} className="stack" values={{ text: own_text }}>
				<FormField of={form.fields.text}>
					<TextArea rows={4} />
				</FormField>
				<div className="row">
					<SubmitButton form={form} kind="main">
						{t(own_text ? "card.change" : "card.sign")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}

/** Points are there for the person and for owners; those that wait say so. */
function CardPoints({ card: { points, points_state } }: { card: ShownCard }) {
	const { t } = useTranslation("anniversaries");
	const { figure } = usePointsWords();
	if (!points || points_state === "none") return null;
	return (
		<p className="strong">
			{t(points_state === "waiting" ? "card.pointsWaiting" : "card.points", { points: figure(points) })}
		</p>
	);
}

function MemoryBook({ cards }: { cards: ShownCard[] }) {
	const { t } = useTranslation("anniversaries");
	const sayTitle = ({ occasion, years }: ShownCard) =>
		occasion === "birthday" ? t("birthday") : t("years", { count: years });
	return (
		<div className="stack moment-book">
			<PageHead
				title={t("book.title")}
				subtitle={`${t("book.subtitle")} ${t("book.print")}`}
				back={{ href: "/anniversaries?tab=mine", label: t("title") }}
			/>
			{cards.length === 0 && (
				<EmptyState drawing="heart" title={t("empty.title_mine")}>
					{t("empty.text_mine")}
				</EmptyState>
			)}
			{cards.map((card) => (
				<article key={card.id} className="stack moment-leaf">
					<CardCover card={card} title={`${sayTitle(card)}, ${card.opened}`} />
					<Signatures card={card} />
				</article>
			))}
		</div>
	);
}
