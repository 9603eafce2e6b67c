/** Who the invoices are from. */
export const seller = {
  name: 'Atrium',
  email: 'billing@atrium.example',
  lines: ['Arkadenhof 7', '10117 Berlin', 'billing@atrium.example'],
} as const;
