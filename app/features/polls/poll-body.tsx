/** What of a poll can be chosen, or what was: the form of a vote, the results as bars with a table, or why there are none. */
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { ChoiceCard } from "~/ui/choice";
import { Notice } from "~/ui/notice";
import { ProgressBar } from "~/ui/progress-bar";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { ShownPoll } from "./shown-poll.server";

const voting = "polls/vote";
const takingBack = "polls/take-vote-back";

/** A poll in the feed brings no styles of its own to home. */
const [atStart, atEnd] = [{ textAlign: "start" }, { textAlign: "end" }] as const;
const atLabel = { ...atStart, overflowWrap: "anywhere", fontWeight: 500 } as const;

/** Props of it; `back` is where it stands, when that is not the poll's page. */
export type PollBodyProps = { poll: ShownPoll; back?: string };

/** All of it below the question. */
export function PollBody({ poll, back }: PollBodyProps) {
	return (
		<div className="stack-small">
			<p className="meta">{useFacts(poll)}</p>
			{poll.may_vote === 1 ? <VoteForm poll={poll} back={back} /> : <Answers poll={poll} back={back} />}
		</div>
	);
}

/** How it is answered, how many did, until when, and whether names are seen. */
function useFacts({ kind, status, may_vote, voter_count, closes, opens, is_anonymous }: ShownPoll): string {
	const { t } = useTranslation("polls");
	const isOver = status === "closed" || status === "archived";
	const facts = [
		status === "scheduled" && opens && t("facts.opens", { date: opens }),
		may_vote === 1 ? t(`facts.${kind}`) : t("facts.voted", { count: voter_count }),
		status === "paused" && t("facts.paused"),
		isOver
			? closes
				? t("facts.closed", { date: closes })
				: t("facts.over")
			: closes && t("facts.until", { date: closes }),
		is_anonymous === 1 && t("facts.anonymous"),
	];
	return facts.filter(Boolean).join(" ");
}

function VoteForm({ poll, back }: PollBodyProps) {
	const { t } = useTranslation("polls");
	const { id, kind, options, version, results, is_anonymous } = poll;
	return (
		<>
			<EndpointForm
				form={voting}
				instance={id}
				action={`/polls/${id}`}
				className="stack-small"
				preventScrollReset={back !== undefined}
			>
				{back && <input type="hidden" name="back" value={back} />}
				<input type="hidden" name="version" value={version} />
				<fieldset className="stack-small">
					<legend className="unseen">{poll.question}</legend>
					{options.map(({ option_id, label }) => (
						<ChoiceCard
							key={option_id}
							type={kind === "single" ? "radio" : "checkbox"}
							name="option_ids"
							value={option_id}
							title={label}
						/>
					))}
				</fieldset>
				<p className="meta">
					{t(`when.${results}`)} {is_anonymous === 0 && t("when.names")}
				</p>
				<div className="row-wrap">
					<SubmitButton form={voting} instance={id} kind="main">
						{t("vote")}
						<span className="unseen">, {poll.question}</span>
					</SubmitButton>
				</div>
			</EndpointForm>
			{poll.sight === "shown" && <Bars poll={poll} />}
		</>
	);
}

function Answers({ poll, back }: PollBodyProps) {
	const { t } = useTranslation("polls");
	const { id, sight, options, may_take_back } = poll;
	return (
		<>
			{sight === "shown" ? (
				<Bars poll={poll} />
			) : (
				<>
					<ul className="plain-list stack-small">
						{options.map((option) => (
							<li key={option.option_id}>
								<OwnLabel {...option} />
							</li>
						))}
					</ul>
					<Notice>
						<p className="strong">{t("hidden.title")}</p>
						<p>{t(`hidden.${sight}`)}</p>
					</Notice>
				</>
			)}
			{may_take_back === 1 && (
				<EndpointForm form={takingBack} instance={id} action={`/polls/${id}`} preventScrollReset={back !== undefined}>
					{back && <input type="hidden" name="back" value={back} />}
					<SubmitButton form={takingBack} instance={id} kind="quiet" className="poll-back">
						{t("take_back")}
						<span className="unseen">, {poll.question}</span>
					</SubmitButton>
				</EndpointForm>
			)}
		</>
	);
}

function OwnLabel({ label, is_mine }: ShownPoll["options"][number]) {
	const { t } = useTranslation("polls");
	if (is_mine === 0) return <>{label}</>;
	return (
		<>
			<span className="strong">{label}</span> <Tag tone="main">{t("yours")}</Tag>
		</>
	);
}

/** The results: a bar for each answer, and the same as a table. */
function Bars({ poll: { options, question } }: { poll: ShownPoll }) {
	const { t } = useTranslation("polls");
	return (
		<>
			<ul className="plain-list stack-small">
				{options.map((option) => (
					<li key={option.option_id}>
						<div className="between">
							<span>
								<OwnLabel {...option} />
							</span>
							<span className="strong figure">{t("percent", { percent: option.percent ?? 0 })}</span>
						</div>
						<ProgressBar percent={option.percent ?? 0} label={option.label} heightPx={10} isNeverLow />
						<p className="meta">{t("people", { count: option.vote_count ?? 0 })}</p>
					</li>
				))}
			</ul>
			<details>
				<summary className="link hit">{t("table.show")}</summary>
				<table style={{ width: "100%" }}>
					<caption className="unseen">{question}</caption>
					<thead className="meta">
						<tr>
							<th scope="col" style={atStart}>
								{t("table.answer")}
							</th>
							<th scope="col" style={atEnd}>
								{t("table.people")}
							</th>
							<th scope="col" style={atEnd}>
								{t("table.share")}
							</th>
						</tr>
					</thead>
					<tbody>
						{options.map(({ option_id, label, vote_count, percent }) => (
							<tr key={option_id}>
								<th scope="row" style={atLabel}>
									{label}
								</th>
								<td className="figure" style={atEnd}>
									{vote_count}
								</td>
								<td className="figure" style={atEnd}>
									{t("percent", { percent: percent ?? 0 })}
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</details>
		</>
	);
}
