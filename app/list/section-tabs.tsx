/** The ways between the screens of a section; a list's own tabs below them are chips, so that the two rows are told apart. */
import { Tabs, type TabsProps } from "~/ui/tabs";
import "./section-tabs.css";

/** The ways, with the one that is open. */
export function SectionTabs(props: TabsProps) {
	return (
		<div className="section-tabs">
			<Tabs {...props} />
		</div>
	);
}
