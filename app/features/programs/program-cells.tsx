/** What a list of programs shows of one, in its rows and on its cards: name, state, days, and what is left. */
import type { EndpointOutput } from "#workers/registry";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Nothing } from "~/ui/data-table/nothing";
import { ProgramBadge } from "~/ui/ornament";
import { ProgressBar } from "~/ui/progress-bar";
import { StatusDot } from "~/ui/status-dot";
import { useTranslation } from "~/ui/texts";

/** A program of a list, with its days in words. */
export type ListedProgram = EndpointOutput<"programs/get-programs">["table_rows"][number] & {
	written: Record<string, string>;
};

type Shown = Pick<ListedProgram, "id" | "name" | "description" | "glyph" | "image">;

/** Badge and name with the sentence about it; for account owners the name leads to its page. */
export function ProgramName({ program, isOwner }: { program: Shown; isOwner: boolean }) {
	const { id, name, description, glyph, image } = program;
	return (
		<span className="program-name">
			<ProgramBadge glyph={glyph} programId={id} image_url={image} sizePx={40} />
			<span>
				{isOwner ? (
					<Anchor className="link hit" href={`/programs/detail/${id}`}>
						{name}
					</Anchor>
				) : (
					<span className="strong">{name}</span>
				)}
				{description && <span className="meta program-about">{description}</span>}
			</span>
		</span>
	);
}

/** A state as a dot with its word; one that is to come is not active. */
export function ProgramDot({ state, label }: { state: string; label: string }) {
	return <StatusDot status={state === "upcoming" ? "inactive" : state} label={label} />;
}

/** The state of a program. */
export function ProgramState({ state }: { state: ListedProgram["programActiveStatus"] }) {
	const { t } = useTranslation("programs");
	return <ProgramDot state={state} label={t(`status.${state}`)} />;
}

/** The bar of what is left with its percentage; nothing for who may not see the budget, and without points. */
export function ProgramLeft({
	program,
}: {
	program: Pick<ListedProgram, "progress_percent" | "name" | "programActiveStatus" | "is_non_monetary">;
}) {
	const { progress_percent: percent, name, programActiveStatus, is_non_monetary } = program;
	const { t } = useTranslation("programs");
	if (percent === null || is_non_monetary === 1) return <Nothing />;
	return (
		<span className="program-left">
			<ProgressBar percent={percent} label={name} isActive={programActiveStatus === "active"} />
			<span className="meta figure">{t("owners.page.percent", { percent })}</span>
		</span>
	);
}

/** The way to give from it, where the reader may. */
export function ProgramGiving({
	program: { id, name, can_give },
}: {
	program: Pick<ListedProgram, "id" | "name" | "can_give">;
}) {
	const { t } = useTranslation("programs");
	if (can_give === 0) return <Nothing />;
	return (
		<Anchor className="link hit" href={`/recognitions/give?program_id=${id}`} opens="dialog">
			{t("give")}
			<span className="unseen">, {name}</span>
		</Anchor>
	);
}

/** The days on a card, in one phrase; nothing where the reader is not shown them. */
export function useProgramDays() {
	const { t } = useTranslation("programs");
	return ({ from_date, written }: Pick<ListedProgram, "from_date" | "written">) => {
		if (!from_date) return null;
		const from = written.from_date ?? from_date;
		return written.to_date ? t("card.days", { from, to: written.to_date }) : t("card.since", { from });
	};
}

/** What is left of what was budgeted, in words; for who may see it. */
export function useProgramPoints() {
	const { t } = useTranslation("programs");
	const words = usePointsWords();
	return ({ points_remaining, points_budgeted, is_non_monetary }: ListedProgram) => {
		if (is_non_monetary === 1) return t("owners.page.withoutPoints");
		if (points_remaining === null || points_budgeted === null) return null;
		return t("card.left", { points: words.figure(points_remaining), all: words.figure(points_budgeted) });
	};
}
