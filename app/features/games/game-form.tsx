/** The form of a game's draft: days, squares or odds, prizes, and the budget that pays them. */
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import {
	bingoPatterns,
	drawRange,
	type GameKind,
	maxPoints,
	maxStock,
	sizes,
} from "#workers/features/games/rules/limits";
import type { FieldFace } from "#workers/kernel/form-face";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField, FormGroup } from "~/form/form-field";
import { controlId } from "~/form/form-problems";
import { FormScope, useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { Card } from "~/ui/card";
import { Checkbox } from "~/ui/choice";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./manage-games.server";

/** The form. */
export function GameForm({ kind }: { kind: GameKind }) {
	const { form, values, chosen, budgets } = useLoaderData<typeof loader>();
	const { t } = useTranslation("games");
	const { fields } = form;
	return (
		<Card title={t(chosen ? "manage.edit" : kind === "bingo" ? "manage.newBingo" : "manage.newScratch")}>
			<FormScope form={form} values={values}>
				<EndpointForm form={form} className="stack" values={values}>
					<input type="hidden" name="kind" value={kind} />
					<input type="hidden" name="game_id" value={chosen?.id ?? ""} />
					<FormField of={fields.title} isFirst={!chosen} />
					<FormField of={fields.starts_on} />
					<FormField of={fields.ends_on} />
					<FormField of={fields.rules} />
					{kind === "bingo" ? <BingoParts /> : <ScratchParts />}
					<FormField
						of={fields.budget_id}
						options={budgets}
						choosePlaceholder={t("manage.noBudget")}
						hint={t("manage.held")}
					/>
					<div className="row-wrap">
						<SubmitButton form={form} kind="main">
							{t("manage.save")}
						</SubmitButton>
					</div>
				</EndpointForm>
			</FormScope>
		</Card>
	);
}

function BingoParts() {
	const { form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("games");
	const typed = useTyped();
	const { valuesOf } = useFormScope();
	const { fields } = form;
	return (
		<>
			<FormField of={fields.size} options={sizes.map((size) => ({ value: String(size), label: t(`sizes.${size}`) }))} />
			<FormGroup of={listField("tasks", t("manage.tasks"))} hint={t("manage.tasksHint")}>
				<div className="stack">
					<Field label={t("manage.wordsTasks")}>
						<TextArea name="words_tasks" rows={6} defaultValue={typed("words_tasks")} />
					</Field>
					<Field label={t("manage.pictureTasks")} isOptional>
						<TextArea name="picture_tasks" rows={4} defaultValue={typed("picture_tasks")} />
					</Field>
				</div>
				{(["gave", "received"] as const).map((name) => (
					<Fragment key={name}>
						<input type="hidden" name={name} value="" />
						<Checkbox
							name={name}
							value="1"
							label={t(`manage.${name}`)}
							defaultChecked={valuesOf(name)?.includes("1")}
						/>
					</Fragment>
				))}
			</FormGroup>
			<FormGroup of={listField("prizes", t("manage.prizes"))} hint={t("manage.prizesHint")}>
				<div className="stack">
					{bingoPatterns.map((pattern) => (
						<Figure
							key={pattern}
							name={`${pattern}_points`}
							label={t("manage.bingoPoints", { pattern: t(`bingo.${pattern}`) })}
							max={maxPoints}
						/>
					))}
					<Figure name="winners" label={t("manage.winners")} min={1} max={maxStock} />
				</div>
			</FormGroup>
		</>
	);
}

function ScratchParts() {
	const { form, prizeRows } = useLoaderData<typeof loader>();
	const { t } = useTranslation("games");
	const typed = useTyped();
	const placeOf = usePlace();
	const { fields } = form;
	return (
		<>
			<FormField of={fields.card_for} layout="list" />
			<FormGroup of={listField("prizes", t("manage.prizes"))} hint={t("manage.prizesHint")}>
				<div className="stack">
					{Array.from({ length: prizeRows }, (_, at) => (
						<div key={at} className="stack-small game-prize">
							<Field label={t("manage.prizeName", { count: at + 1 })} isOptional {...placeOf(`prizes.${at}.name`)}>
								<TextInput name="prize_name" maxLength={60} defaultValue={typed("prize_name", at)} />
							</Field>
							<div className="game-figures">
								<Figure
									name="prize_points"
									field={`prizes.${at}.points`}
									at={at}
									label={t("manage.points")}
									max={maxPoints}
								/>
								<Figure
									name="prize_stock"
									field={`prizes.${at}.stock`}
									at={at}
									label={t("manage.stock")}
									min={1}
									max={maxStock}
								/>
								<Figure
									name="prize_chances"
									field={`prizes.${at}.chances`}
									at={at}
									label={t("manage.chances", { of: drawRange })}
									min={1}
									max={drawRange}
								/>
							</div>
						</div>
					))}
				</div>
			</FormGroup>
		</>
	);
}

/** `field` is what the form calls it, where several controls have one name. */
type FigureProps = { name: string; field?: string; label: string; at?: number; min?: number; max: number };

function Figure({ name, field = name, label, at = 0, min = 0, max }: FigureProps) {
	const typed = useTyped();
	const placeOf = usePlace();
	return (
		<Field label={label} {...placeOf(field)}>
			<TextInput type="number" name={name} min={min} max={max} inputMode="numeric" defaultValue={typed(name, at)} />
		</Field>
	);
}

/** A list that the screen's own fields make up, so that what is wrong with it is said there. */
const listField = (name: "tasks" | "prizes", label: string) => ({ name, label, kind: "many" }) as FieldFace;

/** What was typed, or stands in a field of the screen's own. */
function useTyped() {
	const { valuesOf } = useFormScope();
	return (name: string, at = 0) => valuesOf(name)?.[at] ?? "";
}

/** Where an error of a field of the screen's own leads, and what it says. */
function usePlace() {
	const { id, problems } = useFormScope();
	return (field: string) => ({ id: controlId(id, field), error: problems[field]?.[0] });
}
