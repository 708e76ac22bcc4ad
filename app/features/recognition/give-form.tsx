/** The form of giving: who, from which program, for what, how many points, a message, and who sees it. */
import type { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { amountRange } from "#workers/features/programs/rules/points-of-program";
import { SecureForm } from "~/shell/secure-form";
import { usePointsWords } from "~/ui/account-display";
import { Button } from "~/ui/button";
import { ChoiceCard, PickChip, Radio } from "~/ui/choice";
import { Field, FieldGroup } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { ProgramBadge } from "~/ui/ornament";
import { TextArea } from "~/ui/text-area";
import { useTranslation } from "~/ui/texts";
import { useIsScripted } from "~/ui/use-is-scripted";
import { type Chosen, countRecipients, longestMessage } from "./draft";
import type { GiveAnswer, loader } from "./give.server";
import { glyphOf } from "./glyph";
import { PointsField } from "./points-field";
import { RecipientField } from "./recipient-field";

/** What the loader gives. */
export type GiveData = Awaited<ReturnType<typeof loader>>;

/** A program from which the reader may give. */
export type GivableProgram = GiveData["programs"][number];

/** Props of the form; `from` is where to go after sending, `fetcher` sends it without leaving the page. */
export type GiveFormProps = {
	id: string;
	data: GiveData;
	answer?: GiveAnswer;
	from?: string;
	fetcher?: ReturnType<typeof useFetcher>;
	/** Told how many people get how many points in all, whenever that changes. */
	onSum?: (sum: GiveSum) => void;
};

/** What a gift comes to. */
export type GiveSum = { recipientCount: number; points: number };

/** The form. Without scripts what was typed comes back from the server, with them it stays in place. */
export function GiveForm({ id, data, answer, from, fetcher, onSum }: GiveFormProps) {
	const draft = answer?.draft ?? data.draft;
	const [chosen, setChosen] = useState<Chosen>({ people: draft.people, groups: draft.groups });
	const [program_id, setProgram] = useState(draft.program_id ?? firstProgram(data));
	const [each, setEach] = useState(0);
	const recipientCount = countRecipients(chosen);
	useEffect(() => onSum?.({ recipientCount, points: each * recipientCount }), [onSum, recipientCount, each]);
	const program = data.programs.find((candidate) => candidate.id === program_id);
	const errors = answer?.refusal?.errors ?? {};
	return (
		<SecureForm
			id={id}
			className="stack-large"
			repeatKey={data.repeatKey}
			action="/recognitions/give"
			fetcher={fetcher}
		>
			{from !== undefined && <input type="hidden" name="from" value={from} />}
			<Answer answer={answer} />
			<RecipientField data={data} chosen={chosen} onChange={setChosen} error={errors.recipient_ids?.[0]} />
			<ProgramChoice
				programs={data.programs}
				chosenId={program_id}
				onChoose={setProgram}
				error={errors.program_id?.[0]}
			/>
			<BehaviorChoice data={data} program={program} chosenIds={draft.behavior_ids} error={errors.behavior_ids?.[0]} />
			{program && (
				<PointsField
					key={program.id}
					program={program}
					typed={program.id === draft.program_id ? draft.points : ""}
					recipientCount={recipientCount}
					error={errors.points?.[0]}
					onPoints={setEach}
				/>
			)}
			<MessageFields message={draft.message} visibility={draft.visibility} error={errors.message?.[0]} />
		</SecureForm>
	);
}

/** The program from which the reader gave last, if it is still there, else the first. */
function firstProgram({ programs, recent }: GiveData): number | null {
	const last = programs.find(({ id }) => id === recent[0]?.program_id);
	return (last ?? programs[0])?.id ?? null;
}

/** The button that sends, outside the form's element; it sends anyway once a repetition was shown. */
export function SendButton({
	form,
	answer,
	isBusy,
	isFull,
}: {
	form: string;
	answer?: GiveAnswer;
	isBusy?: boolean;
	isFull?: boolean;
}) {
	const { t } = useTranslation("recognition");
	const isRepeated = (answer?.duplicates?.length ?? 0) > 0;
	return (
		<Button
			kind="main"
			size="tall"
			form={form}
			isFull={isFull}
			isBusy={isBusy}
			name={isRepeated ? "confirmed" : "intent"}
			value={isRepeated ? "1" : "send"}
		>
			{t(isRepeated ? "give.sendAnyway" : "give.send")}
		</Button>
	);
}

/** What came back; it takes the focus, so that nobody has to look for it. */
function Answer({ answer }: { answer?: GiveAnswer }) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (answer) box.current?.focus();
	}, [answer]);
	if (!answer) return null;
	return (
		<div ref={box} tabIndex={-1} className="give-answer">
			{answer.refusal ? (
				<Notice tone="bad" isLive>
					{answer.refusal.resultMsg}
				</Notice>
			) : (
				<Duplicates list={answer.duplicates ?? []} />
			)}
		</div>
	);
}

function Duplicates({ list }: { list: NonNullable<GiveAnswer["duplicates"]> }) {
	const { t } = useTranslation("recognition");
	return (
		<Notice tone="warn" isLive>
			<p className="strong">{t("give.duplicates.title")}</p>
			<ul className="plain-list">
				{list.map(({ name, when }) => (
					<li key={name}>{t("give.duplicates.line", { name, when })}</li>
				))}
			</ul>
			<p>{t("give.duplicates.confirm")}</p>
		</Notice>
	);
}

function ProgramChoice({
	programs,
	chosenId,
	onChoose,
	error,
}: {
	programs: GivableProgram[];
	chosenId: number | null;
	onChoose: (id: number) => void;
	error?: string;
}) {
	const { t } = useTranslation("recognition");
	const words = usePointsWords();
	const rangeOf = (program: GivableProgram) => {
		const { min, max, step } = amountRange(program);
		if (program.is_non_monetary === 1) return t("give.withoutPoints");
		if (words.areHidden) return program.description;
		return min === max
			? t("give.exactly", { points: words.withLabel(max) })
			: t(step > 1 ? "give.eachInSteps" : "give.each", {
					min: words.figure(min),
					max: words.withLabel(max),
					step: words.figure(step),
				});
	};
	return (
		<FieldGroup legend={t("give.program")} layout="cards" error={error ? t("give.chooseProgram") : undefined}>
			{programs.map((program) => (
				<ChoiceCard
					key={program.id}
					name="program"
					value={program.id}
					defaultChecked={program.id === chosenId}
					onChange={() => onChoose(program.id)}
					title={program.name}
					end={
						<ProgramBadge glyph={glyphOf(program.glyph)} programId={program.id} image_url={program.image} sizePx={40} />
					}
				>
					{rangeOf(program)}
				</ChoiceCard>
			))}
		</FieldGroup>
	);
}

function BehaviorChoice({
	data,
	program,
	chosenIds,
	error,
}: {
	data: GiveData;
	program?: GivableProgram;
	chosenIds: number[];
	error?: string;
}) {
	const { t } = useTranslation("recognition");
	const isScripted = useIsScripted();
	const [picked, setPicked] = useState(chosenIds);
	const offers = (id: number) => !program || program.behavior_ids.length === 0 || program.behavior_ids.includes(id);
	const offered = isScripted ? data.behaviors.filter(({ id }) => offers(id)) : data.behaviors;
	const isFull = isScripted && offered.filter(({ id }) => picked.includes(id)).length >= 3;
	if (offered.length === 0) return null;
	const hint = program?.is_behavior_required === 1 ? t("give.behaviorsRequired") : t("give.behaviorsHint");
	return (
		<FieldGroup legend={t("give.behaviors")} layout="chips" hint={hint} error={error}>
			{offered.map(({ id, name }) => (
				<PickChip
					key={id}
					name="behavior"
					value={id}
					label={name}
					defaultChecked={picked.includes(id)}
					disabled={isFull && !picked.includes(id)}
					onChange={(event) =>
						setPicked(event.currentTarget.checked ? [...picked, id] : picked.filter((other) => other !== id))
					}
				/>
			))}
		</FieldGroup>
	);
}

function MessageFields({ message, visibility, error }: { message: string; visibility: string; error?: string }) {
	const { t } = useTranslation("recognition");
	return (
		<>
			<Field label={t("give.message")} error={error}>
				<TextArea
					name="message"
					required
					maxLength={longestMessage}
					defaultValue={message}
					counterHint={t("give.messageHint")}
				/>
			</Field>
			<FieldGroup legend={t("give.visibility.legend")}>
				{(["public", "team", "private"] as const).map((value) => (
					<Radio
						key={value}
						name="visibility"
						value={value}
						defaultChecked={visibility === value}
						label={t(`give.visibility.${value}`)}
					/>
				))}
			</FieldGroup>
		</>
	);
}
