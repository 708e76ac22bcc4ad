/** A nominee as the jury reads them: who it is, all words, and the reader's verdict beside them. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { Avatar } from "~/ui/avatar";
import { Card } from "~/ui/card";
import { PickChip } from "~/ui/choice";
import { FieldGroup } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./manage-jury.server";

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;
type Nominee = Loaded["category"]["nominees"][number];
type Method = Loaded["event"]["rounds"][number];

const scores = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const sending = "nominations/moderate-nomination";

/** The card; `method` is how the round that is under way is judged. */
export function NomineeCard({ nominee, method }: { nominee: Nominee; method: Method | null }) {
	const { category, event, is_juror } = useLoaderData<typeof loader>();
	const { t } = useTranslation("nominations");
	const isJudging = event.status === "reviewing" && is_juror === 1 && method !== null;
	const { name, title, image_url, standing, words } = nominee;
	return (
		<Card id={`nominee-${nominee.nominee_id}`}>
			<div className={isJudging ? "nominee is-judged" : "nominee"}>
				<div className="stack-small">
					<div className="row-wrap">
						<Avatar name={name} image_url={image_url} sizePx={56} />
						<div className="grow">
							<h2>{name}</h2>
							{title && <p className="meta">{title}</p>}
						</div>
						{category.winner_id === nominee.nominee_id && (
							<Tag tone="good" icon="trophy">
								{t("moderation.winner")}
							</Tag>
						)}
						{nominee.is_leading === 1 && event.status === "reviewing" && <Tag tone="warn">{t("moderation.tied")}</Tag>}
						{standing !== null && method && (
							<Tag>{t(`standings.${method}`, { count: method === "score" ? standing / 10 : standing })}</Tag>
						)}
					</div>
					{words.map((one) => (
						<blockquote key={one.id}>
							<p className="nomination-text">{one.words}</p>
							<Answers questions={category.questions} answers={one.answers} />
							<p className="meta">
								{one.nominator === null
									? t("moderation.wroteUnsigned", { date: one.when })
									: t("moderation.wrote", { name: one.nominator, date: one.when })}
							</p>
						</blockquote>
					))}
				</div>
				{isJudging && <Verdict nominee={nominee} method={method} />}
			</div>
		</Card>
	);
}

function Answers({ questions, answers }: { questions: readonly string[]; answers: readonly string[] }) {
	const given = questions.flatMap((question, at) => (answers[at] ? [{ question, answer: answers[at] }] : []));
	return given.map(({ question, answer }) => (
		<div key={question}>
			<p className="strong">{question}</p>
			<p className="nomination-text">{answer}</p>
		</div>
	));
}

function Verdict({ nominee, method }: { nominee: Nominee; method: Method }) {
	const { category } = useLoaderData<typeof loader>();
	const { t } = useTranslation("nominations");
	const { nominee_id, name, value, may_judge } = nominee;
	if (may_judge === 0)
		return (
			<p className="row meta">
				<Icon name="lock" /> {t("moderation.locked")}
			</p>
		);
	const chip = (of: number, label: string) => (
		<PickChip key={of} type="radio" name="value" value={of} label={label} defaultChecked={value === of} required />
	);
	const isVote = method === "vote";
	return (
		<EndpointForm form={sending} instance={nominee_id} className="stack" preventScrollReset>
			<input type="hidden" name="category_id" value={category.id} />
			<input type="hidden" name="nominee_id" value={nominee_id} />
			{isVote ? (
				<input type="hidden" name="value" value="1" />
			) : (
				<FieldGroup legend={t("moderation.yours")}>
					{method === "score" ? (
						<div className="nomination-scores">{scores.map((score) => chip(score, String(score)))}</div>
					) : (
						<div className="row-wrap">
							{chip(1, t("verdicts.yes"))}
							{chip(0, t("verdicts.no"))}
						</div>
					)}
				</FieldGroup>
			)}
			{isVote && value === 1 ? (
				<Tag tone="good" icon="check">
					{t("verdicts.voted")}
				</Tag>
			) : (
				<SubmitButton form={sending} instance={nominee_id} kind="main">
					{t(isVote ? "verdicts.vote" : "verdicts.save")}
					<span className="unseen"> {name}</span>
				</SubmitButton>
			)}
			<p className="meta">{t("verdicts.hidden")}</p>
		</EndpointForm>
	);
}
