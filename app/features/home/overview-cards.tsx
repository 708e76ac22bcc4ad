/** The cards of the overview that features' parts make: store, engagement by module, sales; each figure leads to its list. */
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { ProgressBar } from "~/ui/progress-bar";
import { Tabs } from "~/ui/tabs";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { readCards } from "./overview-cards.server";

type Cards = Awaited<ReturnType<typeof readCards>>;
type CardOfParts = Cards["cards"][number];

/** The month that they are of, and the cards that the account has; nothing where it has none. */
export function OverviewCards({ cards }: { cards: Cards }) {
	if (cards.cards.length === 0) return null;
	return (
		<section className="overview" aria-labelledby="overview-cards-title">
			<div>
				<h2 id="overview-cards-title">{cards.title}</h2>
				<Tabs label={cards.label} tabs={cards.tabs} />
			</div>
			{cards.cards.map((card) =>
				card.card === "engagement" ? (
					<Engagement key={card.card} card={card} words={cards.words} people={cards.people} />
				) : (
					<Figures key={card.card} card={card} words={cards.words} />
				),
			)}
		</section>
	);
}

function Figures({ card, words }: { card: CardOfParts; words: Cards["words"] }) {
	const { figure } = usePointsWords();
	const id = `overview-${card.card}-title`;
	return (
		<section className="card stack" aria-labelledby={id}>
			<h3 id={id}>{card.title}</h3>
			<ul className="overview-figures">
				{card.figures.map(({ label, value, to, is_warning }) => (
					<li key={label}>
						<Anchor className="plain stack-small" href={to}>
							<span className="overview-count">
								{is_warning === 1 ? <Tag tone="warn">{figure(value)}</Tag> : figure(value)}
							</span>{" "}
							<span className="soft">{label}</span>
						</Anchor>
					</li>
				))}
			</ul>
			{card.things.map(({ title, rows }) => (
				<div key={title} className="stack-small">
					<h4 className="meta">{title}</h4>
					{rows.length === 0 && <p className="soft">{words.noneRedeemed}</p>}
					<ol className="latest">
						{rows.map(({ id: thing, name, value, to }) => (
							<li key={thing} className="between">
								<Anchor className="plain hit" href={to}>
									{name}
								</Anchor>
								<span className="figure soft">{figure(value)}</span>
							</li>
						))}
					</ol>
				</div>
			))}
		</section>
	);
}

function Engagement({ card, words, people }: { card: CardOfParts; words: Cards["words"]; people: number }) {
	return (
		<section className="card card-flush overview-budgets overview-modules" aria-labelledby="overview-engagement-title">
			<div className="card-head">
				<h3 id="overview-engagement-title">{card.title}</h3>
			</div>
			<ul>
				{card.modules.map((module) => (
					<Module key={module.key} module={module} words={words} people={people} />
				))}
			</ul>
		</section>
	);
}

type ModuleProps = { module: CardOfParts["modules"][number]; words: Cards["words"]; people: number };

function Module({ module: { title, to, figures, took_part }, words, people }: ModuleProps) {
	const { t } = useTranslation("home");
	const { figure } = usePointsWords();
	const count = took_part ?? 0;
	const [running] = figures;
	return (
		<li>
			<Anchor className="plain hit strong overview-budget-name" href={to ?? "/"}>
				{title}
			</Anchor>
			<span className="overview-budget-owner">{running?.label}</span>
			{count === 0 ? (
				<span className="overview-budget-day">{words.nobody}</span>
			) : (
				<>
					<ProgressBar
						percent={people === 0 ? 0 : (count / people) * 100}
						label={`${title}: ${words.tookPart}`}
						heightPx={6}
						isNeverLow
					/>
					<span className="figure overview-budget-day">
						{words.tookPart} {t("overview.of", { figure: figure(count), all: figure(people) })}
					</span>
				</>
			)}
		</li>
	);
}
