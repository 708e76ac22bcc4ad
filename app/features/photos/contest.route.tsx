/** The photo contest as its phase has it: entering, voting, or who won; account owners start one here. */
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { Tabs } from "~/ui/tabs";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./contest.server";
import { Ballot, Winners } from "./contest-entries";
import { ChangeForm, EntryPart, StartForm } from "./contest-forms";
import "./photos.css";

export { action, loader } from "./contest.server";

export const meta = titleMeta;

export const handle = { takesFiles: "photos/submit-contest-photo" };

/** The page. */
export default function Contest() {
	const { title, subtitle, contest, contests, prizes, mayStart } = useLoaderData<typeof loader>();
	const { t } = useTranslation("photos");
	return (
		<div className="stack">
			<PageHead title={title} subtitle={subtitle} />
			{contests.length > 1 && (
				<Tabs
					label={t("contest.others")}
					tabs={contests.map((one) => ({
						href: `/photo_contest?contest=${one.id}`,
						label: one.title,
						isCurrent: one.id === contest?.id,
					}))}
				/>
			)}
			{contest === null && (
				<EmptyState drawing="heart" title={t("contest.none")}>
					{t("contest.noneText")}
				</EmptyState>
			)}
			{contest?.rules && (
				<section className="stack-small">
					<h2>{t("contest.rules")}</h2>
					<p className="photo-rules">{contest.rules}</p>
				</section>
			)}
			{prizes.length > 0 && (
				<section className="stack-small">
					<h2>{t("contest.prizes")}</h2>
					<ul className="plain-list stack-small">
						{prizes.map(({ place, prize }) => (
							<li key={place} className="row-wrap">
								<Tag icon="trophy">{t(`contest.places.${place}`)}</Tag>
								{prize}
							</li>
						))}
					</ul>
				</section>
			)}
			{contest?.phase === "closed" && <Winners />}
			{(contest?.phase === "voting" || contest?.phase === "closed") && <Ballot />}
			{contest && <EntryPart contest={contest} />}
			{mayStart && contest && (contest.phase === "upcoming" || contest.phase === "entering") && (
				<ChangeForm key={contest.id} contest={contest} />
			)}
			{mayStart && <StartForm />}
		</div>
	);
}
