export const ordersPath = '/apps/ecommerce/orders';

export const orderPath = (id: number): string => `${ordersPath}/${id}`;

export const invoicePath = (id: number): string => `${ordersPath}/${id}/invoice`;
