/** Ideas like the one that is being written, beside it: they follow the title as it is typed, and without scripts a button asks. */
import { useLoaderData } from "@remix-run/react";
import { useCall } from "~/call/use-call";
import { useFormAnswer } from "~/form/form-scope";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./save-idea.server";
import { VoteButton } from "./vote-button";

/** From so many characters on something is looked for, a while after the last one. */
const leastCharacters = 4;
const afterMs = 300;

type Similar = {
	id: number;
	title: string;
	author: string;
	status: "draft" | "pending" | "changes_suggested" | "approved" | "rejected";
	vote_count: number;
	current_user_votes_data: { has_voted: 0 | 1 };
	may_vote: 0 | 1;
};

/** The card. */
export function SimilarIdeas({ title }: { title: string }) {
	const { form, idea_id } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	const { answer: posted } = useFormAnswer(form.name);
	const words = title.trim();
	const asks = words.length >= leastCharacters;
	const found = useCall("ideas/find-similar-ideas", asks ? { title: words, idea_id: idea_id ?? undefined } : null, {
		afterMs,
	});
	const told = (posted?.data as { similar?: Similar[] } | undefined)?.similar;
	const ideas: Similar[] | undefined = asks ? (found.answer?.ideas ?? told) : undefined;
	return (
		<aside>
			<Card title={t("similar.title")} className="stack idea-similar">
				<p className="meta" role="status">
					{found.state === "failed"
						? t("similar.failed")
						: ideas === undefined
							? t("similar.idle")
							: ideas.length === 0
								? t("similar.none")
								: t("similar.found", { count: ideas.length })}
				</p>
				{ideas && ideas.length > 0 && (
					<ul className="idea-plain stack">
						{ideas.map((idea) => (
							<SimilarIdea key={idea.id} idea={idea} words={words} />
						))}
					</ul>
				)}
			</Card>
		</aside>
	);
}

function SimilarIdea({ idea, words }: { idea: Similar; words: string }) {
	const { t } = useTranslation("ideas");
	const { id, title, author, status, vote_count, current_user_votes_data, may_vote } = idea;
	return (
		<li className="row idea-similar-row">
			<VoteButton
				className="script-only"
				{...{ id, title, count: vote_count, back: `/ideas/${id}`, mayVote: may_vote === 1 }}
				hasVoted={current_user_votes_data.has_voted === 1}
			/>
			<div className="grow">
				<Anchor className="plain strong" href={`/ideas/${id}`}>
					<Marked text={title} words={words} />
				</Anchor>
				<p className="meta">{t("similar.by", { author, status: t(`statuses.${status}`) })}</p>
			</div>
		</li>
	);
}

/** A title with the words marked that were typed. */
function Marked({ text, words }: { text: string; words: string }) {
	const typed = words
		.toLowerCase()
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word.length >= leastCharacters);
	return (
		<>
			{text
				.split(/([\p{L}\p{N}]+)/u)
				.map((part, at) =>
					typed.some((word) => part.toLowerCase().startsWith(word)) ? <mark key={at}>{part}</mark> : part,
				)}
		</>
	);
}
