/** What an account owner can do with a program: look at it, switch it off or on, archive it, add points. */
import { Anchor } from "~/ui/anchor";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";

/** What of a program decides what can be done with it. */
export type ManagedProgram = {
	id: number;
	name: string;
	programActiveStatus: string;
	is_active: number;
	is_non_monetary: number;
};

/** Its actions as links: each to a page, which asks first where something changes. */
export function useProgramActions({ id, programActiveStatus, is_active, is_non_monetary }: ManagedProgram) {
	const { t } = useTranslation("programs");
	const here = `/programs/detail/${id}`;
	const isArchived = programActiveStatus === "archived";
	const change = (to: string, label: string) => ({ href: `${here}/state?to=${to}`, label, isDialog: true });
	return [
		...(isArchived
			? []
			: [
					is_active === 1
						? change("inactive", t("owners.actions.deactivate"))
						: change("active", t("owners.actions.activate")),
				]),
		isArchived ? change("active", t("owners.actions.restore")) : change("archived", t("owners.actions.archive")),
		...(is_non_monetary === 1
			? []
			: [{ href: `${here}/points`, label: t("owners.actions.addPoints"), isDialog: false }]),
	];
}

/** The menu of a row. */
export function ProgramMenu({ program }: { program: ManagedProgram }) {
	const { t } = useTranslation("programs");
	const actions = useProgramActions(program);
	return (
		<details className="program-menu">
			<summary className="link hit">
				{t("owners.actions.title")}
				<span className="unseen">, {program.name}</span>
				<Icon name="chevron-down" size="small" />
			</summary>
			<ul className="menu-list">
				<li>
					<Anchor className="hit" href={`/programs/detail/${program.id}`}>
						{t("owners.actions.view")}
					</Anchor>
				</li>
				{actions.map(({ href, label, isDialog }) => (
					<li key={href}>
						<Anchor className="hit" href={href} opens={isDialog ? "dialog" : undefined}>
							{label}
						</Anchor>
					</li>
				))}
			</ul>
		</details>
	);
}
