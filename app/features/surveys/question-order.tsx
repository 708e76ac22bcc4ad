/** The list of questions: each leads to its form, moves by two buttons, and where scripts run by dragging. */
import { useState } from "react";
import { EndpointForm } from "~/form/endpoint-form";
import { Anchor } from "~/ui/anchor";
import { IconButton } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import type { BuilderData } from "./builder-data";
import { placeOf } from "./place-of";
import { useMove } from "./use-move";

/** The list. */
export function QuestionOrder({ builder }: { builder: BuilderData }) {
	const { t } = useTranslation("surveys");
	const { base, language_code, calls, questions, shown, isDraft } = builder;
	const [dragged, setDragged] = useState<number>();
	const [over, setOver] = useState<number>();
	const ids = questions.map(({ id }) => id);
	const { list, moved, move, onSubmit } = useMove(calls.moving, ids);
	const movedTo = moved === undefined ? -1 : ids.indexOf(moved);
	const drop = (place: number) => {
		if (dragged !== undefined) move(dragged, place, shown?.id ?? dragged);
		setDragged(undefined);
		setOver(undefined);
	};
	return (
		<>
			<ol ref={list} className="survey-order plain-list" onSubmit={onSubmit}>
				{questions.map((question, place) => (
					<li
						key={question.id}
						data-question={question.id}
						data-current={question.id === shown?.id || undefined}
						data-over={over === place || undefined}
						draggable={isDraft}
						onDragStart={() => setDragged(question.id)}
						onDragOver={(event) => {
							event.preventDefault();
							setOver(place);
						}}
						onDragEnd={() => setOver(undefined)}
						onDrop={(event) => {
							event.preventDefault();
							drop(place);
						}}
					>
						<span className="meta">{place + 1}</span>
						<div className="grow">
							<Anchor
								id={placeOf(question.id)}
								href={`${base}?${new URLSearchParams({ language: language_code, question: String(question.id) })}`}
								aria-current={question.id === shown?.id ? "true" : undefined}
							>
								{question.title}
							</Anchor>
							<p>{t(`types.${question.type}`)}</p>
							<Notes {...{ question, questions }} />
						</div>
						{isDraft && (
							<Movers
								{...{ place, id: question.id, shown: shown?.id, count: questions.length, moving: calls.moving }}
							/>
						)}
					</li>
				))}
			</ol>
			<p className="unseen" aria-live="polite">
				{movedTo >= 0 &&
					t("builder.moved", { question: questions[movedTo]!.title, number: movedTo + 1, count: questions.length })}
			</p>
			{isDraft && questions.length > 1 && <p className="meta script-only">{t("builder.drag")}</p>}
		</>
	);
}

type NotesProps = { question: BuilderData["questions"][number]; questions: BuilderData["questions"] };

/** Where answers lead and are saved. */
function Notes({ question, questions }: NotesProps) {
	const { t } = useTranslation("surveys");
	const toOf = (goes_to: string) => {
		const at = questions.findIndex(({ id }) => String(id) === goes_to);
		return at < 0 ? t("builder.end") : String(at + 1);
	};
	const leading = question.options.filter(({ goes_to }) => goes_to !== "");
	return (
		<>
			{leading.map(({ value, title, goes_to }) => (
				<p key={value}>{t("builder.leads", { answer: title, to: toOf(goes_to) })}</p>
			))}
			{question.save_to !== "" && <p>{t("builder.saved", { field: t(`builder.saveTos.${question.save_to}`) })}</p>}
		</>
	);
}

type MoversProps = {
	place: number;
	id: number;
	shown: number | undefined;
	count: number;
	moving: BuilderData["calls"]["moving"];
};

function Movers({ place, id, shown, count, moving }: MoversProps) {
	const { t } = useTranslation("surveys");
	const number = place + 1;
	return (
		<EndpointForm form={moving} instance={id} preventScrollReset hidesProblems>
			<input type="hidden" name="question_id" value={id} />
			{shown !== undefined && <input type="hidden" name="shown" value={shown} />}
			{place > 0 && (
				<IconButton
					type="submit"
					name="place"
					value={place - 1}
					icon="arrow-up"
					data-way="up"
					label={t("builder.up", { number })}
				/>
			)}
			{place < count - 1 && (
				<IconButton
					type="submit"
					name="place"
					value={place + 1}
					icon="arrow-down"
					data-way="down"
					label={t("builder.down", { number })}
				/>
			)}
		</EndpointForm>
	);
}
