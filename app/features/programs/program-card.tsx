/** A program as a card of the list: what it is, what is left of it, its state with its days, and what can be done. */
import {
	type ListedProgram,
	ProgramGiving,
	ProgramLeft,
	ProgramName,
	ProgramState,
	useProgramDays,
	useProgramPoints,
} from "./program-cells";
import { ProgramMenu } from "./program-menu";

/** The card. */
export function ProgramCard({ program, isOwner }: { program: ListedProgram; isOwner: boolean }) {
	const days = useProgramDays()(program);
	const points = useProgramPoints()(program);
	return (
		<>
			<ProgramName program={program} isOwner={isOwner} />
			{points && (
				<div className="stack-small">
					<p>{points}</p>
					{program.progress_percent !== null && program.is_non_monetary === 0 && <ProgramLeft program={program} />}
				</div>
			)}
			<p className="between row-wrap">
				<ProgramState state={program.programActiveStatus} />
				{days && <span className="meta">{days}</span>}
			</p>
			{isOwner ? (
				<ProgramMenu program={program} />
			) : (
				program.can_give === 1 && (
					<p>
						<ProgramGiving program={program} />
					</p>
				)
			)}
		</>
	);
}
