/** The vote: a toggle with its figure, which stays on the page where scripts run and comes back to it where they do not. */
import { useState } from "react";
import { EndpointForm } from "~/form/endpoint-form";
import { formKey } from "~/form/form-answer";
import { useFormAnswer } from "~/form/form-scope";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";
import type { VoteData } from "./vote.server";

/** The call that votes. */
const voting = "ideas/toggle-idea-votes";

/** Props of the vote; `back` is the page to which it comes back without scripts. */
export type VoteButtonProps = {
	id: number;
	title: string;
	count: number;
	hasVoted: boolean;
	mayVote: boolean;
	back: string;
	className?: string;
};

/** The toggle; only the figure where the reader may not vote. */
export function VoteButton({ id, title, count, hasVoted, mayVote, back, className }: VoteButtonProps) {
	const { t } = useTranslation("ideas");
	const [told, setTold] = useState<VoteData & { was: number }>();
	const { isBusy } = useFormAnswer(formKey(voting, id));
	const now = told && told.was === count ? told : { vote_count: count, has_voted: hasVoted };
	if (!mayVote)
		return (
			<span className="idea-vote idea-vote-off">
				<b>{count}</b>
				<span>{t("vote.votes", { count })}</span>
			</span>
		);
	return (
		<EndpointForm
			form={voting}
			instance={id}
			className={className}
			action="/ideas"
			stays
			isSetting
			onAnswer={({ data }) => data !== undefined && setTold({ ...(data as VoteData), was: count })}
		>
			<input type="hidden" name="idea_id" value={id} />
			<input type="hidden" name="has_voted" value={now.has_voted ? 0 : 1} />
			<input type="hidden" name="back" value={back} />
			<button
				type="submit"
				className="idea-vote"
				aria-pressed={now.has_voted}
				aria-label={t(now.has_voted ? "vote.takeBack" : "vote.give", { title, count: now.vote_count })}
				aria-busy={isBusy || undefined}
			>
				<Icon name={now.has_voted ? "check" : "arrow-up"} size="small" />
				<b>{now.vote_count}</b>
				<span>{now.has_voted ? t("vote.voted") : t("vote.votes", { count: now.vote_count })}</span>
			</button>
		</EndpointForm>
	);
}
