/** The entries of a contest: the ballot while votes are taken, and who won once they are counted. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { ButtonLink } from "~/ui/button";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./contest.server";
import { PhotoCard } from "./photo-card";

/** The entries; while votes are taken one of them may be chosen. */
export function Ballot() {
	const { contest, entries, voted_id, voteForm, next_before_id } = useLoaderData<typeof loader>();
	const { t } = useTranslation("photos");
	const voted = entries.find(({ id }) => id === voted_id);
	if (!contest) return null;
	const isOpen = contest.phase === "voting";
	const cards = (
		<ul className="plain-list photos">
			{entries.map((photo) => (
				<PhotoCard key={photo.id} photo={photo}>
					{isOpen && photo.is_own === 0 && (
						<label className="photo-choice">
							<input type="radio" name="photo_id" value={photo.id} defaultChecked={photo.id === voted_id} required />
							{t("contest.voteFor", { title: photo.title })}
						</label>
					)}
					{photo.vote_count !== null && <p className="figure">{t("contest.votes", { count: photo.vote_count })}</p>}
				</PhotoCard>
			))}
		</ul>
	);
	const canVote = isOpen && entries.some(({ is_own }) => is_own === 0);
	return (
		<section className="stack">
			<h2>{t("contest.entries")}</h2>
			{isOpen && <p className="soft">{t("contest.hidden")}</p>}
			{voted && isOpen && (
				<p>{t(contest.votes_per === "day" ? "contest.votedToday" : "contest.voted", { title: voted.title })}</p>
			)}
			{entries.length === 0 && <p className="soft">{t("contest.noEntries")}</p>}
			{canVote ? (
				<EndpointForm form={voteForm} className="stack">
					<input type="hidden" name="contest_id" value={contest.id} />
					{cards}
					<div className="row-wrap">
						<SubmitButton form={voteForm} kind="main">
							{t("contest.vote")}
						</SubmitButton>
					</div>
				</EndpointForm>
			) : (
				cards
			)}
			{next_before_id !== null && (
				<div className="row">
					<ButtonLink href={`/photo_contest?contest=${contest.id}&before=${next_before_id}`}>
						{t("contest.older")}
					</ButtonLink>
				</div>
			)}
		</section>
	);
}

/** The three with the most votes. */
export function Winners() {
	const { winners, prizes } = useLoaderData<typeof loader>();
	const { t } = useTranslation("photos");
	return (
		<section className="stack">
			<h2>{t("contest.winners")}</h2>
			{winners.length === 0 ? (
				<p className="soft">{t("contest.noWinners")}</p>
			) : (
				<>
					<p className="soft">{t("contest.ties")}</p>
					<ol className="plain-list photos">
						{winners.map((photo) => {
							const won = prizes.find(({ place }) => place === photo.place);
							return (
								<PhotoCard key={photo.id} photo={photo}>
									<p className="row-wrap">
										<Tag tone="good" icon="trophy">
											{t(`contest.places.${(photo.place ?? 1) as 1 | 2 | 3}`)}
										</Tag>
										<span className="figure">{t("contest.votes", { count: photo.vote_count ?? 0 })}</span>
									</p>
									{won && <p>{won.prize}</p>}
								</PhotoCard>
							);
						})}
					</ol>
				</>
			)}
		</section>
	);
}
