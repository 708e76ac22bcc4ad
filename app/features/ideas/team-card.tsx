/** Whose idea it is: each with a share and what that earns; its author sets the shares until it is decided. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { useFormAnswer } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { usePointsWords } from "~/ui/account-display";
import { Avatar } from "~/ui/avatar";
import { Card } from "~/ui/card";
import { FieldError } from "~/ui/field";
import { Stepper } from "~/ui/stepper";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./idea.server";

const form = "ideas/update-idea-team-members";

/** The card. */
export function TeamCard() {
	const { idea, rights } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	const maySet = rights.may_set_team === 1 && idea.team_members.length > 1;
	return (
		<Card title={t("team.title")} id="team" className="stack">
			<div className="idea-shares" aria-hidden="true">
				{idea.team_members.map(({ id, share }) => (
					<span key={id} style={{ flexGrow: share }} />
				))}
			</div>
			<ul className="idea-plain stack">
				{idea.team_members.map((member) => (
					<Member key={member.id} {...member} />
				))}
			</ul>
			{maySet && <SharesForm />}
		</Card>
	);
}

type Shown = {
	id: number;
	name: string;
	image_url: string | null;
	share: number;
	points: number | null;
	since: string;
};

function Member({ id, name, image_url, share, points, since }: Shown) {
	const { idea } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	const words = usePointsWords();
	const isPaid = idea.status === "approved";
	return (
		<li className="row idea-member">
			<Avatar name={name} image_url={image_url} sizePx={32} />
			<div className="grow">
				<p>{name}</p>
				<p className="meta">{id === idea.author.id ? t("team.author") : t("team.joined", { date: since })}</p>
			</div>
			<div className="idea-share">
				<p className="strong">{t("team.percent", { share })}</p>
				{!isPaid && points !== null && points > 0 && !words.areHidden && (
					<p className="meta">{words.withLabel(points)}</p>
				)}
			</div>
		</li>
	);
}

function SharesForm() {
	const { idea } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	const { answer } = useFormAnswer(form);
	const problem = answer?.refusal?.errors?.team_members?.[0];
	return (
		<EndpointForm form={form} className="stack" hidesProblems={problem !== undefined}>
			{idea.team_members.map(({ id, name, share }) => (
				<div key={id} className="between">
					<span>{name}</span>
					<input type="hidden" name="member" value={id} />
					<Stepper
						name={`share-${id}`}
						aria-label={t("team.share", { name })}
						defaultValue={answer?.typed[`share-${id}`]?.at(-1) ?? share}
						min={0}
						max={100}
						required
						aria-invalid={problem ? true : undefined}
						isSmall
					/>
				</div>
			))}
			{problem ? <FieldError text={problem} /> : <p className="meta">{t("team.hint")}</p>}
			<SubmitButton form={form}>{t("team.save")}</SubmitButton>
		</EndpointForm>
	);
}
