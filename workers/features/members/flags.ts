/** The switches that belong to members: what owners see of people, and how people come. @pure */

/** Switches of an account. */
export const accountFlags = [
	"create_new_employee_enabled",
	"gifting_platform",
	"show_employee_active_status",
	"show_employee_date_of_birth",
	"show_employee_detail_points_info",
	"show_employee_hire_date",
	"show_employee_phone",
	"show_employee_role",
	"show_employee_termination_date",
	"show_employee_title",
	"show_widia_member_columns",
] as const;
