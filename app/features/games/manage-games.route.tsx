/** All games with their states; one of them with its prizes, to be opened or closed; and the form of a draft. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Dotted } from "~/ui/dotted";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { GameForm } from "./game-form";
import type { loader } from "./manage-games.server";
import "./games.css";

export { action, loader } from "./manage-games.server";

export const meta = titleMeta;

const changing = "games/update-game-status";
const address = "/games/manage";

/** The page. */
export default function ManageGames() {
	const { title, chosen, kind } = useLoaderData<typeof loader>();
	const { t } = useTranslation("games");
	const isOne = chosen !== null || kind !== null;
	return (
		<div className="stack page-middle">
			<PageHead
				title={title}
				subtitle={isOne ? undefined : t("manage.subtitle")}
				back={isOne ? { href: address, label: t("manage.title") } : undefined}
				actions={
					!isOne && (
						<>
							<ButtonLink href={`${address}?new=bingo`}>{t("manage.newBingo")}</ButtonLink>
							<ButtonLink href={`${address}?new=scratch`}>{t("manage.newScratch")}</ButtonLink>
						</>
					)
				}
			/>
			{chosen && <State />}
			{isOne ? kind && (!chosen || chosen.status === "draft") && <GameForm kind={kind} /> : <Games />}
		</div>
	);
}

function Games() {
	const { games } = useLoaderData<typeof loader>();
	const { t } = useTranslation("games");
	if (games.length === 0)
		return (
			<EmptyState drawing="program" title={t("manage.none")}>
				{t("manage.noneText")}
			</EmptyState>
		);
	return (
		<Card>
			<ul className="plain-list game-prizes">
				{games.map(({ id, title, kind, status, days, issued_count }) => (
					<li key={id} className="row-wrap">
						<span className="grow">
							<Anchor className="hit strong" href={`${address}?game=${id}`}>
								{title}
							</Anchor>
							<br />
							<span className="meta">
								<Dotted facts={[t(`kinds.${kind}`), days, t("manage.cards", { count: issued_count })]} />
							</span>
						</span>
						<Tag tone={status === "open" ? "good" : "plain"}>{t(`states.${status}`)}</Tag>
					</li>
				))}
			</ul>
		</Card>
	);
}

function State() {
	const { chosen, games } = useLoaderData<typeof loader>();
	const { t } = useTranslation("games");
	const words = usePointsWords();
	if (!chosen) return null;
	const { id, kind, status, prizes, issued_count, commitment } = chosen;
	const days = games.find((game) => game.id === id)?.days;
	const next = status === "draft" ? "open" : status === "open" ? "closed" : null;
	const question = { text: t(next === "open" ? "manage.openAsk" : "manage.closeAsk") };
	const label = t(next === "open" ? "manage.open" : "manage.close");
	return (
		<Card className="stack-small">
			<p className="row-wrap">
				<Tag tone={status === "open" ? "good" : "plain"}>{t(`states.${status}`)}</Tag>
				<span className="meta">
					<Dotted facts={[t(`kinds.${kind}`), days, t("manage.cards", { count: issued_count })]} />
				</span>
			</p>
			<ul className="plain-list">
				{prizes.map(({ position, pattern, name, points, left }) => (
					<li key={position} className="row-wrap">
						<span className="grow">{pattern === "card" ? name || words.withLabel(points) : t(`bingo.${pattern}`)}</span>
						<span className="figure">{points > 0 && words.withLabel(points)}</span>
						<span className="meta">{t("bingo.left", { count: left })}</span>
					</li>
				))}
			</ul>
			{commitment !== "" && (
				<p className="game-facts meta">
					{t("fair.commitment")}: <code>{commitment}</code>
				</p>
			)}
			{status !== "draft" && (
				<Anchor className="hit" href={`/${kind === "bingo" ? "bingo" : "scratch-card"}?game=${id}`}>
					{t(kind === "bingo" ? "bingo.title" : "scratch.title")}
				</Anchor>
			)}
			{next && (
				<EndpointForm form={changing}>
					<input type="hidden" name="game_id" value={id} />
					<input type="hidden" name="status" value={next} />
					<SubmitButton
						form={changing}
						kind={next === "open" ? "main" : undefined}
						question={{ ...question, yes: label }}
					>
						{label}
					</SubmitButton>
				</EndpointForm>
			)}
		</Card>
	);
}
