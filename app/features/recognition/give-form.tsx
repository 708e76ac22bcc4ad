/** The form of giving, a letter first: what they did, then who, from which program, for what, how many points. */
import { useState } from "react";
import { EndpointForm, type EndpointFormProps } from "~/form/endpoint-form";
import type { Typed } from "~/form/form-answer";
import { useFormAnswer } from "~/form/form-scope";
import { useSavedForm } from "~/form/use-saved-form";
import { BadgeChoice } from "./badge-choice";
import { BehaviorChoice } from "./behavior-choice";
import { CommitmentFields } from "./commitment-fields";
import { type Chosen, countRecipients, type SentPicture } from "./draft";
import { Duplicates } from "./duplicates";
import type { GiveAnswer } from "./give.server";
import type { GiveData } from "./give-data";
import { GiveFoot } from "./give-foot";
import { GiveOnField } from "./give-on-field";
import { JustificationField } from "./justification-field";
import { Letter } from "./letter";
import { PictureFields } from "./picture-fields";
import { PointsField } from "./points-field";
import { ProgramChoice } from "./program-choice";
import { RecentlyGiven } from "./recently-given";
import { RecipientField } from "./recipient-field";

/** The form. Without scripts what was typed comes back from the server, with them it stays in place, and kept until it is sent. */
export function GiveForm({ data }: { data: GiveData }) {
	const { saved, onInput, saveMore } = useSavedForm<Kept>(data.form.name);
	const isNamed = countRecipients(data.chosen) > 0;
	const start = {
		values: { visibility: ["public"], recognition_subtype: ["recognition"], ...saved?.typed, ...data.draft } as Typed,
		chosen: (isNamed ? undefined : saved?.more) ?? data.chosen,
		sentBefore: data.sentBefore ?? saved?.more?.sentBefore ?? null,
	};
	return <Fields key={saved ? "saved" : "new"} {...{ data, start, onInput }} onKeep={saveMore} />;
}

/** What a tab keeps beside the fields themselves. */
type Kept = Chosen & { sentBefore?: SentPicture | null };

type FieldsProps = Pick<EndpointFormProps, "onInput"> & {
	data: GiveData;
	start: { values: Typed; chosen: Chosen; sentBefore: SentPicture | null };
	onKeep: (kept: Kept) => void;
};

function Fields({ data, start, onInput, onKeep }: FieldsProps) {
	const { form, programs } = data;
	const { answer } = useFormAnswer(form.name);
	const back = answer?.data as GiveAnswer | undefined;
	const [chosen, setChosen] = useState<Chosen>(back?.chosen ?? start.chosen);
	const sentBefore = back ? back.sentBefore : start.sentBefore;
	const choose = (next: Chosen) => {
		setChosen(next);
		onKeep({ ...next, sentBefore });
	};
	const [program_id, setProgram] = useState(
		answer ? programSent(data, answer.typed) : programOf(data, start.values.program_id),
	);
	const [each, setEach] = useState(0);
	const [isDated, setDated] = useState(Boolean((answer?.typed ?? start.values).give_on?.at(-1)));
	const program = programs.find(({ id }) => id === program_id);
	const points = program?.is_non_monetary === 1 ? 0 : each;
	return (
		<EndpointForm
			form={form}
			action="/recognitions/give"
			values={start.values}
			className="stack"
			encType="multipart/form-data"
			onInput={(event) => {
				onInput?.(event);
				const { target } = event;
				if (target instanceof HTMLInputElement && target.name === form.fields.give_on.name)
					setDated(target.value !== "");
				onKeep({ ...chosen, sentBefore });
			}}
		>
			{back?.duplicates && <Duplicates list={back.duplicates} />}
			<div className="letter">
				<div className="stack letter-side">
					<Letter fields={form.fields}>
						<PictureFields fields={form.fields} before={sentBefore} wasSent={back?.hasPicture ?? data.isPictureLost} />
					</Letter>
					{data.recent.length > 0 && <RecentlyGiven rows={data.recent} />}
				</div>
				<div className="card stack-large">
					<RecipientField data={data} chosen={chosen} onChange={choose} />
					<ProgramChoice of={form.fields.program_id} {...{ programs, program_id }} onChoose={setProgram} />
					<BehaviorChoice data={data} program={program} />
					<BadgeChoice of={form.fields.badge_id} badges={data.badges} />
					{program && <PointsField key={program.id} of={form.fields.points} program={program} onPoints={setEach} />}
					<JustificationField of={form.fields.justification} {...{ programs, program }} />
					{data.mayCommit && <CommitmentFields fields={form.fields} />}
					<GiveOnField of={form.fields.give_on} />
				</div>
			</div>
			<GiveFoot
				form={form}
				isRepeated={back?.duplicates !== undefined}
				isDated={isDated}
				{...{ chosen, program, points }}
				recipientCount={countRecipients(chosen)}
			/>
		</EndpointForm>
	);
}

/** The program that was named, else the one from which the reader gave last, else the first: of those that can pay. */
function programOf({ programs, recent }: GiveData, named: readonly string[] = []): number | null {
	const payable = programs.filter(({ can_pay }) => can_pay === 1);
	const wished = [Number(named.at(-1)), recent[0]?.program_id];
	return wished.find((id) => payable.some((program) => program.id === id)) ?? payable[0]?.id ?? null;
}

/** The program that was sent; nothing once it cannot pay, since another one is the giver's to choose. */
function programSent({ programs }: GiveData, { program_id = [] }: Typed): number | null {
	return programs.find(({ id, can_pay }) => String(id) === program_id.at(-1) && can_pay === 1)?.id ?? null;
}
