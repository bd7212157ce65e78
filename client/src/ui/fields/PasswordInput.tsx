import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import type { ComponentProps } from 'react';

const iconOf = (isShown: boolean) => (isShown ? <EyeInvisibleOutlined /> : <EyeOutlined />);

/** A password field for antd forms. The label of its eye button says what a click does. */
export const PasswordInput = (props: Omit<ComponentProps<typeof Input.Password>, 'iconRender'>) => (
  <Input.Password {...props} iconRender={iconOf} />
);
