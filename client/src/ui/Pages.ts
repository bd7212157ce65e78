/** Pagination in a chunk of its own: few divide a list that shows all of itself. */
export { Pagination as Pages } from 'antd';
